import { undo } from '@tiptap/pm/history';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkable, coverageOf, listSuggestions } from './selectors.ts';
import * as commands from './suggestion-commands.ts';
import { withAction } from './suggestion-key.ts';
import { step, stepsIn } from './testing/random-steps.ts';
import { corrections, createDriver, type Driver, words } from './testing/suggestion-driver.ts';

const newDriver = () =>
  createDriver(['teh one wich two'], ['alot recieve three'], ['maybe four teh very very']);
const steps = fc.array(step, { maxLength: 40 });

/** Underlines everything that is wrong, including the word at the caret. */
function checked(driver: Driver): void {
  driver.wait(2000);
  driver.check();
  driver.dispatch(withAction(driver.state.tr, { type: 'release', isLeft: true }));
}

/** An editor after a sequence of edits, with its text checked. */
function worn(taken: typeof steps extends fc.Arbitrary<infer Steps> ? Steps : never): Driver {
  const driver = newDriver();
  const play = stepsIn(driver);
  for (const one of taken) play.take(one);
  play.answerAll();
  checked(driver);
  return driver;
}

describe('under random edits', () => {
  it('every highlight covers exactly its words, none is empty, and none covers the word being typed', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const driver = newDriver();
        const play = stepsIn(driver);
        for (const one of taken) {
          play.take(one);
          for (const { from, to, original } of listSuggestions(driver.state)) {
            expect(from).toBeLessThan(to);
            expect(driver.state.doc.textBetween(from, to, '\n', '\uFFFC')).toBe(original);
            const caret = driver.state.selection.head;
            expect(one.kind === 'type' && from <= caret && caret <= to).toBe(false);
          }
        }
        play.answerAll();
        checked(driver);
        const expected = checkable(driver.state.doc).flatMap(
          ({ node }) => corrections(node.textContent).length,
        );
        expect(words(driver).length).toBe(expected.reduce((sum, found) => sum + found, 0));
        expect(coverageOf(driver.state).checked).toBe(coverageOf(driver.state).total);
      }),
      { numRuns: 300 },
    );
  });

  it('apply-all equals applying each sure suggestion from the end, and leaves only the likely ones', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const [atOnce, oneByOne] = [worn(taken), worn(taken)];
        expect(atOnce.state.doc.toJSON()).toEqual(oneByOne.state.doc.toJSON());
        atOnce.run(commands.applyAllSuggestions);
        for (const { from, to, isLikely } of listSuggestions(oneByOne.state).toReversed()) {
          if (isLikely) continue;
          const id = listSuggestions(oneByOne.state).find((one) => one.from === from && one.to === to)?.id;
          oneByOne.run(commands.applySuggestion(id ?? ''));
        }
        expect(atOnce.state.doc.toJSON()).toEqual(oneByOne.state.doc.toJSON());
        expect(words(atOnce)).toEqual(words(oneByOne));
        expect(listSuggestions(atOnce.state).filter(({ isLikely }) => isLikely !== true)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('one undo reverts an apply-all exactly, and one undo each reverts those applied alone', () => {
    fc.assert(
      fc.property(steps, fc.nat(), (taken, which) => {
        const driver = worn(taken);
        const before = driver.state.doc.toJSON();
        if (listSuggestions(driver.state).length === 0) return;
        const one = listSuggestions(driver.state)[which % listSuggestions(driver.state).length];
        driver.run(commands.applySuggestion(one?.id ?? ''));
        driver.run(undo);
        expect(driver.state.doc.toJSON()).toEqual(before);
        checked(driver);
        expect(listSuggestions(driver.state).map(({ from }) => from)).toContain(one?.from);
        const isAnySure = listSuggestions(driver.state).some(({ isLikely }) => isLikely !== true);
        expect(driver.run(commands.applyAllSuggestions)).toBe(isAnySure);
        if (isAnySure) driver.run(undo);
        expect(driver.state.doc.toJSON()).toEqual(before);
      }),
      { numRuns: 200 },
    );
  });
});
