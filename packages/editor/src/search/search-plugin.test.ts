import { undo } from '@tiptap/pm/history';
import type { JsonNode } from '@octavo/document-schema';
import { expect, it } from 'vitest';
import { createStateDriver, marked, paragraph } from '../testing/editor-state.ts';
import type { SearchQuery } from './find-matches.ts';
import { matchesOf, moveToMatch, replaceAllMatches, replaceMatch } from './search-commands.ts';
import { searchFor, searchPlugin, searchQueryOf, shownMatchOf } from './search-plugin.ts';

const tea: SearchQuery = { term: 'tea', matchCase: false, wholeWords: false };

function createDriver(content = [paragraph('tea and Tea ', marked('tea', 'bold')), paragraph('no')]) {
  const plugin = searchPlugin();
  const driver = createStateDriver(content, [plugin]);
  const marks = () => {
    const { doc } = driver.state;
    const set = plugin.props.decorations?.call(plugin, driver.state);
    const found: number[] = [];
    set?.forEachSet((each) =>
      found.push(
        ...each.find().map(({ from, to }) => (doc.textBetween(from, to).toLowerCase() === 'tea' ? from : -1)),
      ),
    );
    return found.toSorted((a, b) => a - b);
  };
  const places = () => matchesOf(driver.state).map(({ from }) => from);
  return Object.assign(driver, { marks, places });
}

it('marks the first occurrence in each text run and no further ones', () => {
  const driver = createDriver();
  driver.run(searchFor(tea));
  expect(searchQueryOf(driver.state)).toEqual(tea);
  expect(driver.marks()).toEqual([1, 13]);
});

it('clears all marks for an empty term', () => {
  const driver = createDriver();
  driver.run(searchFor(tea));
  driver.run(searchFor({ ...tea, term: '' }));
  expect([driver.marks(), driver.places()]).toEqual([[], []]);
});

it('follows edits', () => {
  const driver = createDriver();
  driver.run(searchFor(tea));
  driver.caret(1);
  driver.type('s');
  expect(driver.marks()).toEqual([2, 14]);
  driver.dispatch(driver.state.tr.insertText('tea ', 20));
  expect(driver.marks()).toEqual([2, 14, 20]);
  driver.dispatch(driver.state.tr.delete(2, 5));
  expect(driver.marks()).toEqual([7, 11, 17]);
});

it('finds every match, optionally case-sensitive and as a whole word', () => {
  const driver = createDriver([
    paragraph('tea Teas t.a'),
    paragraph('x', marked('te', 'bold'), 'a a\u0301tea'),
  ]);
  driver.run(searchFor(tea));
  expect(driver.places()).toEqual([1, 5, 16, 22]);
  driver.run(searchFor({ ...tea, matchCase: true }));
  expect(driver.places()).toEqual([1, 16, 22]);
  driver.run(searchFor({ ...tea, wholeWords: true }));
  expect(driver.places()).toEqual([1]);
  driver.run(searchFor({ ...tea, term: 't.a' }));
  expect(driver.places()).toEqual([10]);
});

it('goes to a match from the caret on and around the ends', () => {
  const driver = createDriver();
  driver.run(searchFor(tea));
  driver.caret(5);
  const visited = ([1, 1, 1, -1] as const).map((by) => {
    driver.run(moveToMatch(by));
    return shownMatchOf(driver.state)?.from;
  });
  expect(visited).toEqual([9, 13, 1, 13]);
  driver.run(moveToMatch(-1));
  expect(driver.marks()).toEqual([1, 9, 13]);
  driver.caret(10);
  driver.type('x');
  expect(shownMatchOf(driver.state)).toBeNull();
});

it('replaces one match and continues after it, even if the new words match again', () => {
  const driver = createDriver();
  driver.run(searchFor(tea));
  driver.run(moveToMatch(1));
  driver.run(replaceMatch('green tea'));
  expect(driver.text).toBe('green tea and Tea tea\nno');
  expect(shownMatchOf(driver.state)?.from).toBe(15);
});

it('replaces every match as one undo step and keeps the formatting', () => {
  const driver = createDriver();
  driver.caret(12);
  driver.type('x');
  driver.run(searchFor(tea));
  driver.run(replaceAllMatches('coffee'));
  expect(driver.text).toBe('coffee and coffeex coffee\nno');
  expect(driver.state.doc.firstChild?.lastChild?.marks.map(({ type }) => type.name)).toEqual(['bold']);
  driver.run(undo);
  expect(driver.text).toBe('tea and Teax tea\nno');
});

it('regression 181: words in footnotes are found and replaced in the order of the text', () => {
  const note = (...content: readonly JsonNode[]): JsonNode => ({
    type: 'footnote',
    attrs: { content: [...content] },
  });
  const driver = createDriver([
    paragraph('tea', note({ type: 'text', text: 'Tea, ' }, marked('tea', 'italic')), ' and tea'),
    paragraph('no'),
  ]);
  driver.run(searchFor(tea));
  expect(matchesOf(driver.state)).toEqual([
    { from: 1, to: 4 },
    { from: 4, to: 5, note: { from: 0, to: 3 } },
    { from: 4, to: 5, note: { from: 5, to: 8 } },
    { from: 10, to: 13 },
  ]);
  driver.caret(5);
  driver.run(moveToMatch(-1));
  driver.run(moveToMatch(1));
  driver.run(moveToMatch(-1));
  expect(shownMatchOf(driver.state)?.note).toEqual({ from: 5, to: 8 });
  driver.run(moveToMatch(-1));
  driver.run(replaceMatch('green tea'));
  expect(shownMatchOf(driver.state)).toEqual({ from: 4, to: 5, note: { from: 11, to: 14 } });
  driver.run(replaceAllMatches('coffee'));
  expect(driver.state.doc.firstChild?.toJSON()).toEqual(
    paragraph(
      'coffee',
      note({ type: 'text', text: 'green coffee, ' }, marked('coffee', 'italic')),
      ' and coffee',
    ),
  );
  expect(driver.state.selection.from).toBe(8);
  driver.run(undo);
  expect(matchesOf(driver.state)).toHaveLength(4);
});

it('regression 173: finds and replaces letters in any Unicode composition, and either apostrophe', () => {
  const driver = createDriver([paragraph("re\u0301sume\u0301, résumé; it’s it's; mot\u00A0! x\u0302")]);
  const found = (term: string): readonly string[] => {
    driver.run(searchFor({ ...tea, term }));
    return matchesOf(driver.state).map(({ from, to }) => driver.state.doc.textBetween(from, to));
  };
  expect(found('RÉSUMÉ')).toEqual(['re\u0301sume\u0301', 'résumé']);
  expect(found('re\u0301sume\u0301')).toEqual(['re\u0301sume\u0301', 'résumé']);
  expect(found("it's")).toEqual(['it’s', "it's"]);
  expect(found('it’s')).toEqual(['it’s', "it's"]);
  expect(found('mot !')).toEqual(['mot\u00A0!']);
  expect([found('resume'), found('x')]).toEqual([[], []]);
  driver.run(searchFor({ ...tea, term: 'résumé', wholeWords: true, matchCase: true }));
  driver.run(replaceAllMatches('CV'));
  expect(driver.state.doc.textContent).toBe("CV, CV; it’s it's; mot\u00A0! x\u0302");
});

it('regression 352: a match is marked in any Unicode composition and with either quotation mark', () => {
  const plugin = searchPlugin();
  const driver = createStateDriver(
    [paragraph('a re\u0301sume\u0301'), paragraph('the „tea“ and “tea”')],
    [plugin],
  );
  const marks = (term: string) => {
    driver.run(searchFor({ ...tea, term }));
    const set = plugin.props.decorations?.call(plugin, driver.state);
    const found: string[] = [];
    set?.forEachSet((each) =>
      found.push(...each.find().map(({ from, to }) => driver.state.doc.textBetween(from, to))),
    );
    return found;
  };
  expect(marks('résumé')).toEqual(['re\u0301sume\u0301']);
  expect(marks('"tea"')).toEqual(['„tea“']);
  const found = matchesOf(driver.state);
  expect(found.map(({ from, to }) => driver.state.doc.textBetween(from, to))).toEqual(['„tea“', '“tea”']);
});

it('regression 401: finds and replaces words with invisible characters, ligatures, other spaces and hyphens', () => {
  const driver = createDriver([
    paragraph('Ver\u00ADwal\u00ADtung, o\uFB03ce, non\u2011stop, a\u2009b, \uFEFFend'),
  ]);
  for (const [term, found] of [
    ['verwaltung', 'Ver\u00ADwal\u00ADtung'],
    ['office', 'o\uFB03ce'],
    ['non-stop', 'non\u2011stop'],
    ['a b', 'a\u2009b'],
    ['e\u00ADnd', 'end'],
  ] as const) {
    driver.run(searchFor({ term, matchCase: false, wholeWords: true }));
    expect(matchesOf(driver.state).map(({ from, to }) => driver.state.doc.textBetween(from, to))).toEqual([
      found,
    ]);
  }
  driver.run(searchFor({ term: 'verwaltung', matchCase: false, wholeWords: false }));
  driver.run(replaceAllMatches('Leitung'));
  expect(driver.text).toBe('Leitung, o\uFB03ce, non\u2011stop, a\u2009b, \uFEFFend');
});

it.each([
  ['off', []],
  ['ice', []],
  ['f', []],
  ['office', ['o\uFB03ce']],
  ['ver', ['Ver']],
  ['wal', ['wal']],
  ['\u200B', []],
  ['\u00AD\u00AD', []],
])('regression 407: %j divides no ligature, and takes no invisible character with it', (term, found) => {
  const driver = createDriver([paragraph('O\u00ADo\uFB03ce Ver\u00ADwal\u00ADtung')]);
  driver.run(searchFor({ term, matchCase: false, wholeWords: false }));
  expect(matchesOf(driver.state).map(({ from, to }) => driver.state.doc.textBetween(from, to))).toEqual(
    found,
  );
});
