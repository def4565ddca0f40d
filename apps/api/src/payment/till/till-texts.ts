import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@octavo/contract/brand';
import { type Language, languages } from '@octavo/contract/languages';
import { z } from 'zod';

const text = z.string();

const texts = z.object({
  pageTitle: text,
  notice: text,
  renews: text,
  ends: text,
  late: text,
  none: text,
  cancel: text,
  resume: text,
  end: text,
  fail: text,
  payLate: text,
  refused: text,
  back: text,
});

/** The text of the test till's page, in one language. */
export type TillTexts = z.infer<typeof texts>;

const filledIn: Readonly<Record<string, string>> = { brand: brand.name, price: '{price}', date: '{date}' };

/** Reads `{language}/test-till.json` for every language. @throws if a file or a text is missing */
export function loadTillTexts(folder: string): (language: Language) => TillTexts {
  const loaded = new Map(
    languages.map((language) => {
      const source = readFileSync(join(folder, language, 'test-till.json'), 'utf8');
      const parsed = JSON.parse(source.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => filledIn[name] ?? ''));
      return [language, texts.parse(parsed)] as const;
    }),
  );
  return (language) => {
    const found = loaded.get(language);
    if (!found) throw new Error(`There are no texts in ${language}.`);
    return found;
  };
}
