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
  ['Les fichiers .deb sont là.', 'deb'],
  ['Un paquet dont le nom finit par -dev est là.', 'dev'],
  ['La configuration (/etc/apt) est là.', 'apt'],
  ['Voir la page de tar(1) pour cela.', 'tar'],
])('%s: %s is not checked', (paragraph, word) => {
  expect(told(paragraph, word)).toBe(true);
});

test.each([
  ['Une lettre imporante et/ou longue.', 'imporante'],
  ['Une lettre imporante. Elle est longue.', 'imporante'],
  ['Ein Haus un ein Garten.', 'un'],
  ['Une lettre - imporante - est là.', 'imporante'],
  ['Qui est là ? Une lettre imporante (1).', 'imporante'],
])('%s: %s is checked', (paragraph, word) => {
  expect(told(paragraph, word)).toBe(false);
});
