import { languages } from '@octavo/contract/languages';
import { expect, it } from 'vitest';
import { byTurns, looksAt, type LookPlan, pseudoLanguage } from './looks.ts';
import { textWidths } from './modes.ts';

const plan: LookPlan = { isAll: false, rotation: 20_000, changed: {} };
const names = (storyId: string, change: Partial<LookPlan> = {}, shown: readonly string[] = []) =>
  looksAt(storyId, new Set(shown), { ...plan, ...change }).map(
    ({ language, width, isDoubled }) => `${language} ${isDoubled ? '200 %' : width}`,
  );

it('checks each story where different problems are found, and in one more language', () => {
  const found = names('flows-home--empty');
  expect(found).toEqual(
    expect.arrayContaining([
      `de-DE ${textWidths.narrowest}`,
      `${pseudoLanguage} ${textWidths.narrow}`,
      `${pseudoLanguage} ${textWidths.wide}`,
      'de-DE 200 %',
    ]),
  );
  expect(found).toHaveLength(5);
});

it('makes the same choice every time', () => {
  expect(names('flows-home--empty')).toEqual(names('flows-home--empty'));
});

it('covers every language and variant of a story within one full rotation', () => {
  const rotations = Array.from({ length: byTurns.length }, (_, step) => 20_331 + step);
  const seen = rotations.flatMap((rotation) => names('flows-home--empty', { rotation }));
  expect(new Set(seen)).toEqual(new Set(names('flows-home--empty', { isAll: true })));
  for (const language of languages) expect(seen).toContain(`${language} ${textWidths.narrowest}`);
});

it('covers each variant with some of a few dozen stories in every run', () => {
  const stories = Array.from({ length: 40 }, (_, index) => `flows-download--story-${index}`);
  const seen = new Set(stories.flatMap((story) => names(story)));
  expect(seen).toEqual(new Set(names('any', { isAll: true })));
});

it('leaves nothing out if everything is requested', () => {
  expect(names('flows-home--empty', { isAll: true })).toHaveLength(9);
});

it('checks a changed text in its language wherever it is shown', () => {
  const changed = { 'fr-FR': ['home:title'], 'pt-PT': ['home:other'] } as const;
  for (let rotation = 0; rotation < byTurns.length; rotation += 1) {
    expect(names('flows-home--empty', { rotation, changed }, ['home:title'])).toContain(
      `fr-FR ${textWidths.narrowest}`,
    );
  }
  const rotation = [0, 1, 2, 3, 4].find((each) => !names('x', { rotation: each }).includes('pt-PT 320'));
  expect(names('x', { rotation, changed }, ['home:title'])).not.toContain('pt-PT 320');
});
