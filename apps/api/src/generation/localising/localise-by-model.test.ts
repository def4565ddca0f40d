import { expect, test } from 'vitest';
import { propertySeed } from '../../testing/property-seed.ts';
import { randomNumbers } from '../../testing/random-numbers.ts';
import { ModelError } from '@octavo/language/asking/model-error';
import { americanised, misdeeds, unrulyModel } from '../testing/unruly-model.ts';
import type { LocalParagraph } from './local-paragraph.ts';
import { localiseByModel } from './localise-by-model.ts';

const document = [
  'Colour and light',
  'The colour of the harbour changes every evening. Nobody in the village has ever painted it twice.',
  'In the centre of the old town stands a grey tower[^1], which sailors have used as a mark for centuries.',
  'Ropes in every colour',
  'Nets that the harbour master had counted, mended and hung up before the winter storms began.',
  'Visitors ask when the ferry leaves. It leaves when the harbour bell has been rung three times[^2].',
];

const localised = (paragraphs: readonly string[], next: () => keyof typeof misdeeds) =>
  Array.fromAsync(
    localiseByModel(unrulyModel(next), {
      paragraphs,
      countryCode: 'US',
      signal: new AbortController().signal,
    }),
  );

test.each(['merges', 'splits', 'drops', 'reorders', 'swaps texts', 'repeats', 'forgets marks'] as const)(
  'regression 210: a model that %s changes no other paragraph than it should',
  async (misdeed) => {
    let asked = 0;
    const given = await localised(document, () => (asked++ === 0 ? misdeed : 'none'));
    expect(given).toEqual(document.map((paragraph) => ({ text: americanised(paragraph) })));
  },
);

test('regression 211: paragraphs without a usable answer stay unchanged and are reported', async () => {
  let asked = 0;
  const given = await localised(document, () => (asked++ < 2 ? 'refuses one' : 'none'));
  expect(given).toEqual(
    document.map((text, index) => (index === 0 ? { text, kept: 'no_answer' } : { text: americanised(text) })),
  );
});

test('regression 212: a model’s refusal of the whole text is not an answer', async () => {
  await expect(localised(document, () => 'refuses')).rejects.toThrow(
    'The language model failed: unusable (declined).',
  );
});

test(`in 30 documents, every paragraph stays itself in other words, seed ${propertySeed}`, async () => {
  const random = randomNumbers(propertySeed);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick.');
    return item;
  };
  const kinds = Object.keys(misdeeds).filter((name): name is keyof typeof misdeeds => name in misdeeds);
  let changed = 0;
  for (let turn = 0; turn < 30; turn++) {
    const paragraphs = Array.from({ length: 1 + Math.floor(random() * 30) }, () => pick(document));
    const given = await localised(paragraphs, () => (random() < 0.4 ? 'none' : pick(kinds))).catch(
      (error: unknown) => {
        if (!(error instanceof ModelError)) throw error;
        return paragraphs.map((text): LocalParagraph => ({ text, kept: 'no_answer' }));
      },
    );
    expect(given.length).toBe(paragraphs.length);
    const wrong = paragraphs.filter((paragraph, index) => {
      const { text, kept } = given[index] ?? { text: '' };
      return text !== paragraph && (kept !== undefined || text !== americanised(paragraph));
    });
    expect(wrong).toEqual([]);
    changed += given.filter(({ text }, index) => text !== paragraphs[index]).length;
  }
  expect(changed).toBeGreaterThan(50);
});
