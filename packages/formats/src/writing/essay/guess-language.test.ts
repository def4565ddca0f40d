import { expect, it } from 'vitest';
import { guessLanguage } from './guess-language.ts';
import { plainRun } from './essay.ts';

it.each([
  ['en', 'The language of the bees was described by the man who had seen that it is for the hive.'],
  [
    'fr-FR',
    'La langue des abeilles est une danse que les chercheurs ont décrite dans la ruche et sur le miel.',
  ],
  ['pt-PT', 'A língua das abelhas não é uma dança como as outras, mas o mapa do campo que elas leem em voo.'],
  ['de-DE', 'Die Sprache der Bienen ist ein Tanz, den die Forscher mit Geduld und nicht ohne Zweifel lasen.'],
  ['en', '1234'],
])('recognises %s by its function words', (language, text) => {
  expect(guessLanguage([{ kind: 'paragraph', direction: 'ltr', inlines: [plainRun(text)] }])).toBe(language);
});
