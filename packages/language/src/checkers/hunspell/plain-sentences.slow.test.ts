import { expect, test } from 'vitest';
import { textChecker } from '../../engine/text-checker.ts';
import { checkerHere } from '../checker-here.ts';

const checker = textChecker(checkerHere());
const mended = async (text: string, countryCode: string): Promise<string> => {
  const found = await checker.check(text, { countryCode });
  return found
    .toSorted((a, b) => b.offset - a.offset)
    .reduce(
      (done, { offset, length, replacement }) =>
        done.slice(0, offset) + replacement + done.slice(offset + length),
      text,
    );
};

test.each([
  ['FR', 'C’est ce que je pense. Tel est ce qu’il a voulu. Voilà ce que c’est.'],
  ['FR', 'Venez le plus tôt possible. Il est parti au plus tôt possible.'],
  ['FR', 'Je préfère une pomme. Elle aime deux choses. Nous préférons cette ville.'],
  [
    'FR',
    'Il faut a minima trois personnes. C’est a priori vrai, et a fortiori pour elle. Ils chantent a cappella.',
  ],
  ['FR', 'Les père et mère sont venus. Indiquez vos nom et prénom.'],
  ['FR', 'On installe git sur la machine. Les dates sont prévues en mai.'],
  ['FR', 'Ce qu’il a est beau. Tout ce que nous avons va bien. Celui qui a peur tremble. Il a cours à midi.'],
  ['DE', 'Das ist zum einen teuer und zum anderen alt. Ich bleibe zuhause.'],
  ['DE', 'Die Naherholungsfläche liegt am Rand. Sie wohnen in einem 20-stöckigen Haus.'],
  [
    'DE',
    'Das Haager Gericht hat entschieden. Es ging um Sach- und Personenschäden. Chatbots helfen den Kunden. Das Meer wogte.',
  ],
  [
    'DE',
    'Er hat mich gesehen. Ich weiß das. Seit ihr Mann tot ist, lebt sie allein. Wegen der Regenfälle blieben wir.',
  ],
  ['PT', 'O imperador Augustus governou Roma. Tu fizeste um bom trabalho.'],
  ['PT', 'Ela é tanto atriz como cantora. Ele veio de fato e gravata. São dois irmãos, sendo um deles mau.'],
  ['PT', 'Vive no concelho de Sintra. Compras-te uma prenda todos os dias?'],
])('regression 280: frequent correct sentences of %s are left alone: %s', async (country, text) => {
  expect(await mended(text, country)).toBe(text);
});

test.each([
  ['FR', 'Il m’a dis la vérité.', 'Il m’a dit la vérité.'],
  ['FR', 'Ils ont finit leur travail.', 'Ils ont fini leur travail.'],
  ['FR', 'Elles n’ont pas choisit la robe.', 'Elles n’ont pas choisi la robe.'],
  ['FR', 'Nous avons prends le train.', 'Nous avons pris le train.'],
  ['FR', 'J’ai était malade hier.', 'J’ai été malade hier.'],
  ['FR', 'Je suis été à Paris.', "J'ai été à Paris."],
  ['FR', 'Je voudrai vous voir demain.', 'Je voudrais vous voir demain.'],
  ['FR', 'C’est la fille dont je rêve d’elle.', 'C’est la fille dont je rêve.'],
  ['FR', 'Le chat dort à coté du feu.', 'Le chat dort à côté du feu.'],
  ['FR', 'Les enfants vont à l`école.', "Les enfants vont à l'école."],
  ['DE', 'Ich glaube das wir gewinnen.', 'Ich glaube, dass wir gewinnen.'],
  ['DE', 'Der Film den wir gesehen haben, war gut.', 'Der Film, den wir gesehen haben, war gut.'],
  ['DE', 'Sie hat dich beim Umzug geholfen.', 'Sie hat dir beim Umzug geholfen.'],
  ['DE', 'Die Frau, die ich helfe, ist alt.', 'Die Frau, der ich helfe, ist alt.'],
  ['DE', 'Trotz der Regen gehen wir spazieren.', 'Trotz des Regens gehen wir spazieren.'],
  ['DE', 'Seit ihr fertig?', 'Seid ihr fertig?'],
  ['DE', 'Das Packet nach deutschland ist Standart.', 'Das Paket nach Deutschland ist Standard.'],
  ['PT', 'Tu fizes-te um bom trabalho.', 'Tu fizeste um bom trabalho.'],
  ['PT', 'Compras-te o pão ontem?', 'Compraste o pão ontem?'],
  ['PT', 'Fomos recebidos pelos o diretor.', 'Fomos recebidos pelo diretor.'],
  ['PT', 'Os cidadões votaram ontem.', 'Os cidadãos votaram ontem.'],
  ['PT', 'Reuniu-se o concelho de ministros.', 'Reuniu-se o conselho de ministros.'],
])('regression 281: plain mistakes of %s are found: %s', async (country, wrong, right) => {
  expect(await mended(wrong, country)).toBe(right);
});

test('regression 285: a name before another name is not misspelt, even repeatedly', async () => {
  const text = 'Frans Pop est arrivé en retard. Frans était malade.';
  expect(await mended(text, 'FR')).toBe(text);
});
