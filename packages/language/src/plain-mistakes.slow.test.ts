import { expect, test } from 'vitest';
import { checkerHere } from './checkers/checker-here.ts';
import { textChecker } from './engine/text-checker.ts';

const checker = textChecker(checkerHere());

/** The corrections of all sure findings, which "Apply all" makes. */
const sureOf = async (text: string, countryCode: string): Promise<string[]> =>
  (await checker.check(text, { countryCode }))
    .filter(({ isLikely }) => !isLikely)
    .map(({ offset, length, replacement }) => `${text.slice(offset, offset + length)} → ${replacement}`);

test.each([
  [
    'GB',
    'The students recieve their prizes in the goverment building every year.',
    ['recieve → receive', 'goverment → government'],
  ],
  [
    'GB',
    'The boats recieve their lamps. Students recieve prizes untill the evening.',
    ['recieve → receive', 'recieve → receive', 'untill → until'],
  ],
  ['GB', 'Students recieve prizes.', ['recieve → receive']],
  [
    'US',
    'I did an excercise and will do the next one tomorow.',
    ['excercise → exercise', 'tomorow → tomorrow'],
  ],
  ['GB', 'The childs were tired. The book are on the table.', ['childs → children', 'are → is']],
  [
    'FR',
    'Les enfant jouent dans le jardin. Il a recu une lettre de son père.',
    ['Les enfant → Les enfants', 'recu → reçu'],
  ],
  [
    'DE',
    'Die Kinder spielt im Garten, denn es regnet warscheinlich erst am Abend.',
    ['spielt → spielen', 'warscheinlich → wahrscheinlich'],
  ],
  [
    'PT',
    'Os menino foram à escola e não houve nenhuma excessão.',
    ['Os menino → Os meninos', 'excessão → exceção'],
  ],
])('regression 283: a plain mistake is sure in a short text (%s: %s)', async (country, text, sure) => {
  expect(await sureOf(text, country)).toEqual(sure);
});

const around = 'Nobody in the harbour had seen the boat since the evening before, and nobody asked for it. ';

test('regression 284: a plain misspelling is sure in a long paragraph of good prose', async () => {
  const text = `${around.repeat(3)}The goverment had definately promised a new lamp. ${around.repeat(3)}`;
  expect(await sureOf(text, 'GB')).toEqual(['goverment → government', 'definately → definitely']);
});
