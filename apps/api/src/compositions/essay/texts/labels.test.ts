import { languages } from '@octavo/contract/languages';
import { countedName } from '@octavo/document-schema';
import { fill } from '@octavo/language/fill';
import { expect, it } from 'vitest';
import { essayTexts } from './index.ts';

it.each(languages)('the editor can count the labels of an essay in %s', (language) => {
  const { labels } = essayTexts[language];
  expect(countedName(fill(labels.body, { n: 12 }))).toBe(labels.body.replace(' {n}', ''));
  expect([labels.introduction, labels.conclusion, labels.both].map(countedName)).toEqual([null, null, null]);
});
