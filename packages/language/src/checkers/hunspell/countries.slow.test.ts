import { expect, test } from 'vitest';
import { textChecker } from '../../engine/text-checker.ts';
import { checkerHere } from '../checker-here.ts';

const checker = textChecker(checkerHere());
const told = async (text: string, countryCode: string): Promise<string[]> =>
  (await checker.check(text, { countryCode })).map(
    ({ offset, length, replacement }) => `${text.slice(offset, offset + length)} → ${replacement}`,
  );

test.each([
  [
    'CH',
    'Das ist ein gross angelegtes Projekt. Wir schliessen um acht Uhr. Viele Grüsse aus der Bahnhofstrasse.',
  ],
  ['AT', 'Heuer im Jänner war es kalt. Die Marillen sind reif, und das Sackerl ist voll.'],
  [
    'BR',
    'Ele me disse que o ônibus chegou. Eu estou fazendo um bolo, e a recepção do fato foi ótima. A equipe econômica registrou tudo no celular.',
  ],
  ['CA', 'J’ai magasiné toute la fin de semaine avec mon chum. Envoie-moi un courriel.'],
  ['BE', 'J’ai septante ans et nonante euros. On s’appelle par GSM.'],
  ['GB', 'The colour of the centre is grey. We organised it.'],
])('regression 278: the spelling of %s is accepted: %s', async (country, text) => {
  expect(await told(text, country)).toEqual([]);
});

test('regression 282: the rest of the document shows its spelling variety', async () => {
  const rest = 'Die Strasse ist gross und heiss, und wir schliessen um acht Uhr.';
  const text = 'Er weiss, dass es dort draussen kalt ist.';
  expect(await told(text, 'DE')).not.toEqual([]);
  expect(await checker.check(text, { countryCode: 'DE', around: rest })).toEqual([]);
});

test('regression 278: mistakes are corrected in the spelling of the country', async () => {
  expect(await told('Die Strasse ist gross, und wir schliesen um acht Uhr die Tür.', 'CH')).toEqual([
    'schliesen → schliessen',
  ]);
  expect(await told('Die Straße ist groß, wir schliessen um acht Uhr die Tür.', 'DE')).toEqual([
    'schliessen → schließen',
  ]);
});
