import { describe, expect, it } from 'vitest';
import type { Ignored } from './ignored.ts';
import { listSuggestions, suggestionAt } from './selectors.ts';
import * as commands from './suggestion-commands.ts';
import { suggestionsOf } from './suggestion-key.ts';
import { createDriver, words } from './testing/suggestion-driver.ts';

function ignoredIn({ state }: ReturnType<typeof createDriver>): Ignored {
  const ignored = suggestionsOf(state)?.ignored;
  if (ignored === undefined) throw new Error('The editor has suggestions.');
  return ignored;
}

describe('choosing', () => {
  it('selects, wraps around with next and previous, and never deselects on a click', () => {
    const driver = createDriver(['teh two wich']);
    driver.check();
    const [first, second] = listSuggestions(driver.state).map(({ id }) => id);
    const selected = () => suggestionsOf(driver.state)?.selectedId;
    driver.run(commands.selectNeighbour(1));
    expect(selected()).toBe(first);
    driver.run(commands.selectNeighbour(1));
    expect(selected()).toBe(second);
    driver.run(commands.selectNeighbour(1));
    expect(selected()).toBe(first);
    driver.run(commands.selectNeighbour(-1));
    expect(selected()).toBe(second);
    driver.caret(2);
    expect(words(driver)).toEqual(['teh', 'wich']);
    expect(suggestionAt(driver.state, 2)?.id).toBe(first);
  });

  it('regression: a word that is chosen just after typing keeps its highlight', () => {
    const driver = createDriver(['teh two']);
    driver.caret(8);
    driver.type('.');
    driver.check();
    const [first] = listSuggestions(driver.state);
    driver.caret(2);
    driver.run(commands.selectSuggestion(first?.id ?? ''));
    expect(words(driver)).toEqual(['teh']);
  });

  it('ignores a suggestion while its words stay, and a rule until it is allowed again', () => {
    const driver = createDriver(['teh and teh and very']);
    driver.check();
    driver.run(commands.ignoreSuggestion(listSuggestions(driver.state)[0]?.id ?? ''));
    driver.run(commands.recheckSuggestions);
    driver.check();
    expect(listSuggestions(driver.state).map(({ from }) => from)).toEqual([9, 17]);
    driver.run(commands.setIgnoreList([], ['rule-very']));
    expect(words(driver)).toEqual(['teh']);
    driver.run(commands.setIgnoreList([], []));
    driver.check();
    expect(words(driver)).toEqual(['teh', 'very']);
  });

  it('regression 18: ignores an unknown word everywhere, for this document or by the dictionary', () => {
    const driver = createDriver(['teh and Teh and wich']);
    driver.check();
    driver.run(commands.ignoreWords(['TEH']));
    expect(words(driver)).toEqual(['wich']);
    driver.run(commands.setIgnoreList(['wich'], []));
    driver.run(commands.recheckSuggestions);
    driver.check();
    expect(words(driver)).toEqual([]);
    driver.run(commands.setIgnoreList([], []));
    driver.check();
    expect(words(driver)).toEqual(['wich']);
  });

  it('regression 48: an ignored suggestion stays ignored after reopening the document, only in its place', () => {
    const driver = createDriver(['I saw teh canal and teh boat.'], ['On teh bank.']);
    driver.check();
    driver.run(commands.ignoreSuggestion(listSuggestions(driver.state)[1]?.id ?? ''));
    const ignored = ignoredIn(driver);

    const reopened = createDriver(['I saw teh canal and teh boat.'], ['On teh bank.']);
    reopened.run(commands.recallIgnored(ignored));
    reopened.check();
    expect(listSuggestions(reopened.state).map(({ from }) => from)).toEqual([7, 35]);
  });

  it('regression 140: ignored suggestions are stored without any text, and matched only with their salt', () => {
    const driver = createDriver(['I saw teh canal and wich boat.']);
    driver.run(commands.recallIgnored({ salt: 'of this document', places: [], words: [] }));
    driver.check();
    driver.run(commands.ignoreSuggestion(listSuggestions(driver.state)[0]?.id ?? ''));
    driver.run(commands.ignoreWords(['Wich']));
    const ignored = ignoredIn(driver);
    expect([ignored.places.length, ignored.words.length]).toEqual([1, 1]);
    for (const kept of [...ignored.places, ...ignored.words]) {
      expect(kept).toMatch(/^[\da-z]{1,7}\.[\da-z]{1,7}$/);
    }

    const shownWith = (salt: string): string[] => {
      const reopened = createDriver(['I saw teh canal and wich boat.']);
      reopened.run(commands.recallIgnored({ ...ignored, salt }));
      reopened.check();
      return words(reopened);
    };
    expect([shownWith('of this document'), shownWith('of another')]).toEqual([[], ['teh', 'wich']]);
  });

  it('regression 48: an ignored place is recognised by the words that surround it now', () => {
    const driver = createDriver(['teh boat']);
    driver.check();
    driver.run(commands.ignoreSuggestion(listSuggestions(driver.state)[0]?.id ?? ''));
    driver.caret(5);
    driver.type('old ');
    driver.check();

    const reopened = createDriver(['teh old boat']);
    reopened.run(commands.recallIgnored(ignoredIn(driver)));
    reopened.check();
    expect(words(reopened)).toEqual([]);
  });

  it('adds one or many, removes by position, id and range, clears, hides and shows', () => {
    const driver = createDriver(['one two three four']);
    const suggestion = (id: string, from: number, to: number) => ({
      id,
      from,
      to,
      kind: 'style' as const,
      icon: 'style',
      summary: '',
      replacement: '',
      alternatives: [],
      rule: 'r',
      original: driver.state.doc.textBetween(from, to),
    });
    driver.run(commands.addSuggestions([suggestion('a', 1, 4)]));
    driver.run(
      commands.addSuggestions([suggestion('b', 5, 8), suggestion('c', 9, 14), suggestion('d', 15, 19)]),
    );
    expect(words(driver)).toEqual(['one', 'two', 'three', 'four']);
    driver.run(commands.removeSuggestionsBetween(2));
    driver.run(commands.removeSuggestion('b'));
    expect(words(driver)).toEqual(['three', 'four']);
    driver.run(commands.showSuggestions(false));
    expect(words(driver)).toEqual([]);
    driver.run(commands.showSuggestions(true));
    expect(words(driver)).toEqual(['three', 'four']);
    driver.run(commands.removeSuggestionsBetween(10, 12));
    expect(words(driver)).toEqual(['four']);
    driver.run(commands.clearSuggestions);
    expect(words(driver)).toEqual([]);
  });
});
