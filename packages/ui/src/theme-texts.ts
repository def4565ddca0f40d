import type { Language } from '@octavo/contract/languages';
import { themeEntries } from './theme/theme-entries.ts';

/** The names of the themes in one language: texts of the namespace `themes`, which has no locale files of its own. */
export function themeTexts(language: Language): Readonly<Record<string, string>> {
  return Object.fromEntries(themeEntries.map(({ name, names }) => [name, names[language]]));
}
