import { expect, test } from 'vitest';
import { isPartOfCode } from './part-of-code.ts';

const told = (paragraph: string, word: string): boolean =>
  isPartOfCode(paragraph, word, paragraph.indexOf(word));

test.each([
  ['Un programme dans /var/tmp/ est lancé.', 'tmp'],
  ['La 3ème loi de Kepler.', 'ème'],
  ['La variable my_value est vide.', 'value'],
  ['Der Stecher (engl. engraver) arbeitet.', 'engl'],
  ['Mit dpkg geht es.', 'dpkg'],
])('%s: %s is not checked', (paragraph, word) => {
  expect(told(paragraph, word)).toBe(true);
});

test.each([
  ['Une lettre imporante et/ou longue.', 'imporante'],
  ['Une lettre imporante. Elle est longue.', 'imporante'],
  ['Ein Haus un ein Garten.', 'un'],
])('%s: %s is', (paragraph, word) => {
  expect(told(paragraph, word)).toBe(false);
});
