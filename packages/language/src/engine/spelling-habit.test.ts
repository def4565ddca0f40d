import { expect, test } from 'vitest';
import { spellingHabit } from './spelling-habit.ts';

test.each([
  ['CH', 'Die Strasse ist gross.', 'de-CH'],
  ['CH', 'Die Straße ist groß.', undefined],
  ['DE', 'Die Strasse ist groß.', undefined],
  ['DE', 'Die Strasse ist breit.', undefined],
  ['US', 'Die Strasse ist gross und heiss.', 'de-CH'],
  ['DE', 'Die Strasse ist gross und heiss, wir schliessen.', 'de-CH'],
] as const)('regression 277: under an account of %s, “%s” is %s', (country, text, habit) => {
  expect(spellingHabit('de', [text], country)).toBe(habit);
});

test.each([
  ['BR', 'Ela chegou.', 'pt-BR'],
  ['BR', 'O autocarro chegou e o telemóvel é dela.', undefined],
  ['PT', 'O ônibus chegou.', undefined],
  ['US', 'O ônibus chegou e o celular é dela.', 'pt-BR'],
  ['PT', 'O ônibus chegou, o celular é da equipe, estou saindo e o gênero é econômico.', 'pt-BR'],
] as const)('regression 277: under an account of %s, “%s” is %s', (country, text, habit) => {
  expect(spellingHabit('pt', [text], country)).toBe(habit);
});

test('regression 277: the rest of the document counts too', () => {
  const rest = 'Die Strasse ist gross und heiss, wir schliessen.';
  expect(spellingHabit('de', ['Das ist gross.', rest], 'DE')).toBe('de-CH');
});
