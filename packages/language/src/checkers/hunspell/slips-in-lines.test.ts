import { expect, test } from 'vitest';
import { slipsInLines } from './slips-in-lines.ts';

const known = new Set(['le', 'menu', 'de', 'la', 'Buchung', 'Zuordnung', 'Haus', 'Budget']);
const rankOf = (word: string) => (word === 'fichier' || word === 'geste' ? 3000 : undefined);
const isKnown = (word: string) => known.has(word) || known.has(word.toLowerCase());
const lines = slipsInLines({ language: 'fr', isKnown, isCommon: isKnown, rankOf });

test('one unknown word of a short line may be a slip, two are names', () => {
  expect(lines.slipIn('Le menu ficheir')).toBe('alone');
  expect(lines.slipIn('Le Goriot de Rastignac')).toBe(null);
  expect(lines.slipIn('Ficheir')).toBe(null);
});

test('English words do not hide a slip, and neither do names if its letters are swapped', () => {
  expect(lines.slipIn('Le menu ficheir extension')).toBe('alone');
  expect(lines.slipIn('Ficheir de Rastignac')).toBe('amongNames');
  expect(lines.isSlipOf({ text: 'Ficheir', before: '' }, 'fichier', true)).toBe(true);
  expect(lines.isSlipOf({ text: 'Fichie', before: '' }, 'fichier', true)).toBe(false);
});

test('a word that starts like no name is a slip, however short', () => {
  expect(lines.isSlipOf({ text: 'Fchier', before: '' }, 'fichier')).toBe(true);
  expect(lines.isSlipOf({ text: 'Lste', before: '' }, 'liste')).toBe(false);
});

test('a rare word is recognised by its letters if it has enough of them', () => {
  expect(lines.isSlipOf({ text: 'mgration', before: 'La ' }, 'migration')).toBe(true);
  expect(lines.isSlipOf({ text: 'snt', before: 'Ils ' }, 'sont')).toBe(false);
});

test('a capital within the line marks a name, unless letters of a frequent word are swapped or doubled', () => {
  expect(lines.isSlipOf({ text: 'Ficheir', before: 'Le menu ' }, 'fichier')).toBe(true);
  expect(lines.isSlipOf({ text: 'Scapin', before: 'Les Fourberies de ' }, 'sapin')).toBe(false);
});

test('a part of a German compound may be wrong', () => {
  const german = slipsInLines({ language: 'de', isKnown, isCommon: isKnown, rankOf });
  expect(['Buudget-Haus', 'Buchungs-Zuordnung', 'Haus'].map(german.hasUnknownPart)).toEqual([
    true,
    false,
    false,
  ]);
});
