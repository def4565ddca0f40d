import { expect, test } from 'vitest';
import type { CheckedLanguage } from '../engine/checked-language.ts';
import { conclusion, introduction, moreDepth, opposingArgument } from './scaffolds.ts';
import { standsAlone } from './stands-alone.ts';

test.each<[CheckedLanguage, string]>([
  ['en', 'The Moon draws the sea towards itself.'],
  ['en', 'Without the Moon there would hardly be a tide.'],
  ['fr', 'La Lune attire la mer vers elle.'],
  ['fr', 'La politique du gouvernement protège les forêts anciennes.'],
  ['de', 'Der Ton der Glocke trägt bis zum Hafen.'],
  ['de', 'Das Meer steigt, weil der Mond es anzieht.'],
  ['de', 'Die Fischer kennen seit jeher ihren Hafen.'],
  ['pt', 'A Lua atrai o mar para si.'],
])('regression 238: in %s a statement can be quoted: %s', (language, sentence) => {
  expect(standsAlone(sentence, language)).toBe(true);
});

test.each<[CheckedLanguage, string, string]>([
  ['en', 'leans on what stood before', 'It also provides the tools to adapt the system.'],
  ['en', 'leans on what stood before', 'The latter took the town in the spring.'],
  ['en', 'asks', 'But what is dark matter and how do we know of it?'],
  ['en', 'addresses its reader', 'Here and there you can be part of this community.'],
  ['en', 'quotes', 'A critic called the work “a heap of clever remarks”.'],
  ['en', 'points elsewhere', 'The drawing below shows both tides at once.'],
  ['en', 'is long', `The sea rises ${'and falls '.repeat(20)}twice a day.`],
  ['fr', 'leans on what stood before', 'Elle tient surtout à la hauteur de la marée.'],
  ['fr', 'points elsewhere', 'Les deux partitions ci-dessous le montrent bien.'],
  ['de', 'leans on what stood before', 'Dabei kommt es auf die Höhe an.'],
  ['de', 'leans on what stood before', 'Das ist der Grund für die Flut.'],
  ['de', 'addresses its reader', 'Am Hafen finden Sie die Tafel mit den Zeiten.'],
  ['pt', 'leans on what stood before', 'Isto significa que a maré é mais alta.'],
])('regression 238: in %s a sentence that %s is not a claim: %s', (language, _why, sentence) => {
  expect(standsAlone(sentence, language)).toBe(false);
});

test('regression 238: if no sentence can be quoted, scaffolds leave a blank for the claim', () => {
  const material = { title: 'Tides', text: 'It rises twice a day. You can see that here. Why is it so?' };
  const scaffolds = [conclusion, introduction, opposingArgument, moreDepth].map((write) =>
    write(material, 'en'),
  );
  expect(scaffolds.join('\n')).not.toMatch(/twice|You can see|so\?”/u);
  expect(scaffolds[0]).toBe(
    'To conclude: [State the claim that you will defend.] [What follows from this, and for whom?]',
  );
  expect(scaffolds[2]).toMatch(/^A critic may doubt the claim \[your main claim\]\. \[/u);
});
