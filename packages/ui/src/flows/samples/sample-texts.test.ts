import { countWords } from '@octavo/contract/count-words';
import { languages } from '@octavo/contract/languages';
import { sampleEssays } from '@octavo/contract/sample-essays';
import { describe, expect, it } from 'vitest';
import { resources } from '../../locales.ts';

const parts = ['title', 'opening', 'body', 'ending'] as const;

describe.each(languages)('the sample essays in %s', (language) => {
  const texts = resources[language]['samples-essays'];

  it('are those of the contract', () => {
    expect(Object.keys(texts).toSorted()).toEqual(sampleEssays.map(({ id }) => id).toSorted());
  });

  it.each(sampleEssays)('$id is short', ({ id }) => {
    const { opening, body, ending } = texts[id];
    const words = countWords([opening, body, ending].join(' '));
    expect(words).toBeGreaterThanOrEqual(140);
    expect(words).toBeLessThanOrEqual(250);
  });
});

it.each(languages.filter((language) => language !== 'en'))(
  'no text of them is left in English in %s',
  (language) => {
    const english = resources.en['samples-essays'];
    const texts = resources[language]['samples-essays'];
    const same = sampleEssays.flatMap(({ id }) =>
      parts.filter((part) => texts[id][part] === english[id][part]).map((part) => `${id}.${part}`),
    );
    expect(same).toEqual([]);
  },
);
