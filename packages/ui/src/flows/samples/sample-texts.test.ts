import { countWords } from '@octavo/contract/count-words';
import { languages } from '@octavo/contract/languages';
import { sampleEssays } from '@octavo/contract/sample-essays';
import { describe, expect, it } from 'vitest';
import { resources } from '../../locales.ts';

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

  it('are written in it', () => {
    if (language === 'en') return;
    const english = resources.en['samples-essays'];
    const same = sampleEssays.filter(({ id }) => texts[id].body === english[id].body);
    expect(same).toEqual([]);
  });
});
