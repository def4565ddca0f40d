import { expect, test } from 'vitest';
import { languageOfLine } from './line-language.ts';

test.each([
  ['Rising ocean temperatures', 'en'],
  ['Introduction générale', 'fr'],
  ['Nächste Woche', 'de'],
  ['Paara mudar palavras', 'pt'],
  ['Vita nuova', 'other'],
  // One word is too little: the surroundings decide.
  ['Climate chnage', 'unclear'],
  ['Fazit', 'unclear'],
] as const)('%s: %s', (line, language) => {
  expect(languageOfLine(line)).toBe(language);
});
