import { expect, test } from 'vitest';
import type { DictionaryLanguage } from './dictionary-language.ts';
import { openDictionary } from './open-dictionary.ts';
import { createSpelling } from './spelling.ts';
import { wordRanks } from './word-ranks.ts';

const open = async (language: DictionaryLanguage) =>
  createSpelling(language, await openDictionary(language), wordRanks(language));
const spellings = { fr: open('fr'), de: open('de'), pt: open('pt') };

const mended = async (language: DictionaryLanguage, text: string): Promise<string> =>
  (await spellings[language])
    .check(text)
    .reduceRight(
      (result, { offset, length, replacement }) =>
        result.slice(0, offset) + replacement + result.slice(offset + length),
      text,
    );

test.each([
  ['fr', 'Le language est dificile.', 'Le langage est difficile.'],
  ['fr', 'Il reste à la maison parceque il pleut.', 'Il reste à la maison parce que il pleut.'],
  ['fr', 'Une lettre imporante, malheuresement.', 'Une lettre importante, malheureusement.'],
  ['fr', 'L’aplication est interressante.', 'L’application est intéressante.'],
  ['de', 'Ich weiß, daß es vileicht schwer ist.', 'Ich weiß, dass es vielleicht schwer ist.'],
  ['de', 'Eine Schwirigkeit, ein Standart, eine Ide.', 'Eine Schwierigkeit, ein Standard, eine Idee.'],
  ['de', 'Villeicht waren die Studentinen gewessen.', 'Vielleicht waren die Studentinnen gewesen.'],
  ['pt', 'Uma pesoa concerteza previlegiada.', 'Uma pessoa com certeza privilegiada.'],
  ['pt', 'O gênero do assucar, voçê tambem.', 'O género do açúcar, você também.'],
] as const)('%s: %s', async (language, wrong, right) => {
  expect(await mended(language, wrong)).toBe(right);
});

test.each([
  ['fr', 'Zuckerberg et Xiomara vivent à Wrocław avec M. Kowalczyk.'],
  ['fr', 'L’ONU et la SNCF en ont acheté 12km2 au XIXe siècle, d’après l’INSEE.'],
  ['fr', 'Il écrit « the quick brown fox » sur son iPhone.'],
  ['fr', 'Aujourd’hui, qu’est-ce qu’il y a ? Donne-le-moi, dit-elle.'],
  ['de', 'Scholz und Habeck lasen Kehlmann, Jelinek und Ransmayr in Wuppertal-Elberfeld.'],
  ['de', 'Das Klimaschutzgesetz und die Donaudampfschifffahrt, Haus- und Gartenarbeit.'],
  ['de', 'Er sagte „I would rather not“ zur UNESCO und zu IKEA.'],
  ['pt', 'O Wojciech e a Siobhán moram em Reykjavík desde 1998.'],
  ['pt', 'Dá-lhe o livro, fá-lo-ei amanhã, guarda-chuva, conheceram-se.'],
] as const)('nothing is wrong in %s: %s', async (language, text) => {
  expect(await mended(language, text)).toBe(text);
});

test('the position of a wrong part is its own, after an elision and in a compound', async () => {
  const text = '😀 L’aplication';
  expect(
    (await spellings.fr).check(text).map(({ offset, length }) => text.slice(offset, offset + length)),
  ).toEqual(['aplication']);
});
