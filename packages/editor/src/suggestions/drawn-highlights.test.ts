import { redo, undo } from '@tiptap/pm/history';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStateDriver, paragraph } from '../testing/editor-state.ts';
import { drawReach, drawnHighlightsPlugin, drawnIn } from './drawn-highlights.ts';
import { listSuggestions } from './selectors.ts';
import { applySuggestion } from './suggestion-commands.ts';
import { suggestionPlugin } from './suggestion-plugin.ts';
import { withAction } from './suggestion-key.ts';
import type { Suggestion } from './suggestion.ts';

const lines = ['one teh two', 'three teh four', 'five teh six', 'seven teh eight'];

/** Four lines with one suggestion each. */
function createMarked() {
  const driver = createStateDriver(
    lines.map((line) => paragraph(line)),
    [suggestionPlugin(), drawnHighlightsPlugin()],
  );
  const suggestions: Suggestion[] = [];
  driver.state.doc.descendants((node, position) => {
    if (!node.isText) return;
    const from = position + (node.text ?? '').indexOf('teh');
    suggestions.push({
      id: `at-${from}`,
      kind: 'spelling',
      icon: 'spelling',
      summary: '',
      original: 'teh',
      replacement: 'the',
      alternatives: [],
      rule: 'teh',
      from,
      to: from + 3,
    });
  });
  driver.dispatch(withAction(driver.state.tr, { type: 'add', suggestions }));
  return driver;
}
type Marked = ReturnType<typeof createMarked>;

const drawn = ({ state }: Marked) => drawnIn(state).map(({ from, to }) => `${from}-${to}`);
const listed = ({ state }: Marked, from = 0, to = state.doc.content.size) =>
  listSuggestions(state)
    .filter((item) => item.from < to && item.to > from)
    .map((item) => `${item.from}-${item.to}`);

describe('drawn highlights', () => {
  it('are all of them until the visible range is known', () => {
    const driver = createMarked();
    expect(drawn(driver)).toHaveLength(4);
    expect(drawn(driver)).toEqual(listed(driver));
  });

  it('are those within the visible range, and follow it', () => {
    const driver = createMarked();
    driver.dispatch(drawReach(driver.state.tr, { from: 0, to: 13 }));
    expect(drawn(driver)).toEqual(['5-8']);
    driver.dispatch(drawReach(driver.state.tr, { from: 13, to: 44 }));
    expect(drawn(driver)).toHaveLength(2);
    driver.dispatch(drawReach(driver.state.tr, null));
    expect(drawn(driver)).toHaveLength(4);
  });

  it('are none while suggestions are hidden', () => {
    const driver = createMarked();
    driver.dispatch(withAction(driver.state.tr, { type: 'show', shown: false }));
    expect(drawn(driver)).toEqual([]);
    driver.dispatch(withAction(driver.state.tr, { type: 'show', shown: true }));
    expect(drawn(driver)).toHaveLength(4);
  });

  it('show which suggestion is selected', () => {
    const driver = createMarked();
    const [first] = listSuggestions(driver.state);
    driver.dispatch(withAction(driver.state.tr, { type: 'select', id: first?.id ?? null }));
    expect(drawn(driver)).toHaveLength(4);
    driver.dispatch(withAction(driver.state.tr, { type: 'ignore', id: first?.id ?? '' }));
    expect(drawn(driver)).toHaveLength(3);
  });

  it.each([
    ['a word that goes with the space before it', 'we saw the the boat', ' the', 'the'],
    ['a word that goes with the space behind it', 'it was very good', 'very ', 'very'],
    ['a sign with the space before it', 'so it is , I think', ' ,', ','],
    ['words with the space between them', 'in the the end', 'the the', 'the the'],
    ['nothing but space', 'two  spaces', '  ', '  '],
  ])('cover only words: %s', (_what, line, original, underlined) => {
    const driver = createStateDriver([paragraph(line)], [suggestionPlugin(), drawnHighlightsPlugin()]);
    const from = 1 + line.lastIndexOf(original);
    const suggestion: Suggestion = {
      id: 'a',
      kind: 'grammar',
      icon: 'grammar',
      summary: '',
      original,
      replacement: '',
      alternatives: [],
      rule: 'r',
      from,
      to: from + original.length,
    };
    const read = () =>
      drawnIn(driver.state).map((found) => driver.state.doc.textBetween(found.from, found.to));
    driver.dispatch(withAction(driver.state.tr, { type: 'add', suggestions: [suggestion] }));
    expect(read()).toEqual([underlined]);
    driver.dispatch(withAction(driver.state.tr, { type: 'select', id: 'a' }));
    expect(read()).toEqual([underlined]);
    expect(drawnIn(driver.state)).toMatchObject([{ type: { attrs: { 'data-selected': '' } } }]);
    driver.dispatch(drawReach(driver.state.tr, { from: 0, to: driver.state.doc.content.size }));
    expect(read()).toEqual([underlined]);

    driver.run(applySuggestion('a'));
    expect(driver.text).toBe(line.slice(0, from - 1) + line.slice(from - 1 + original.length));
    expect(read()).toEqual([]);
  });

  it('stay in range and in place under random edits', () => {
    const step = fc.record({
      kind: fc.constantFrom('type', 'delete', 'split', 'undo', 'redo', 'reach', 'ignore'),
      at: fc.nat(),
      length: fc.integer({ min: 1, max: 20 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const driver = createMarked();
        for (const { kind, at, length } of steps) {
          const { tr, doc } = driver.state;
          const from = doc.resolve(1 + (at % Math.max(1, doc.content.size - 2)));
          const point = from.parent.isTextblock ? from.pos : 1;
          const to = Math.min(point + length, doc.content.size - 1);
          if (kind === 'type') driver.dispatch(tr.insertText('ab ', point));
          else if (kind === 'delete') driver.dispatch(tr.delete(point, to));
          else if (kind === 'split') driver.dispatch(tr.split(point));
          else if (kind === 'undo') driver.run(undo);
          else if (kind === 'redo') driver.run(redo);
          else if (kind === 'reach') driver.dispatch(drawReach(tr, { from: point, to }));
          else {
            const id = listSuggestions(driver.state)[at % 4]?.id ?? '';
            driver.dispatch(withAction(tr, { type: 'ignore', id }));
          }
          const all = new Set(listed(driver));
          expect(drawn(driver).filter((place) => !all.has(place))).toEqual([]);
        }
        const { size } = driver.state.doc.content;
        driver.dispatch(drawReach(driver.state.tr, { from: 0, to: size }));
        expect(drawn(driver).toSorted()).toEqual(listed(driver).toSorted());
      }),
      { seed: 1521, numRuns: 200 },
    );
  });
});
