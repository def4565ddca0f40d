import { readFileSync } from 'node:fs';
import { languages } from '@octavo/contract/languages';
import { countedName } from '@octavo/document-schema';
import { expect, it } from 'vitest';

it.each(languages)('can count the labels of paragraphs in %s', (language) => {
  const file = new URL(`../../../ui/locales/${language}/make-local.json`, import.meta.url);
  const { body }: { body: string } = JSON.parse(readFileSync(file, 'utf8')).sections;
  expect(countedName(body.replace('{{number}}', '12'))).toBe(body.replace(' {{number}}', ''));
});
