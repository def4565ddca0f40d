import { expect, test } from 'vitest';
import { mender } from '../../checkers/hunspell/testing/mend.ts';

const mended = mender('fr');

test.each([
  ['La couleur des murs ont changé.', 'La couleur des murs a changé.'],
  ['Beaucoup de gens croit cela.', 'Beaucoup de gens croient cela.'],
  ['Mon oncle et moi vont à la pêche.', 'Mon oncle et moi allons à la pêche.'],
  ['C’est toi qui a gagné.', 'C’est toi qui as gagné.'],
  ['Mes filles semblaient très contents.', 'Mes filles semblaient très contentes.'],
  ['Mon voisin a vendus sa moto.', 'Mon voisin a vendu sa moto.'],
  ['Dans ce quartier vit plusieurs familles.', 'Dans ce quartier vivent plusieurs familles.'],
  ['Elle a réussi de dormir.', 'Elle a réussi à dormir.'],
  ['Nous irons en Japon.', 'Nous irons au Japon.'],
  ['Le livre que tu as parlé me plaît.', 'Le livre dont tu as parlé me plaît.'],
  ['Je vais la téléphoner ce soir.', 'Je vais lui téléphoner ce soir.'],
  ['Il ni a plus de sel.', 'Il n’y a plus de sel.'],
  ['Elles se sont téléphonées hier.', 'Elles se sont téléphoné hier.'],
  ['Quelque soit la raison, je reste.', 'Quelle que soit la raison, je reste.'],
  ['Il reste quelque pommes.', 'Il reste quelques pommes.'],
  ['Tu veux pas venir.', 'Tu ne veux pas venir.'],
  ['Je n’ai pas rien vu.', 'Je n’ai rien vu.'],
  ['Il ne boit jamais du vin le soir.', 'Il ne boit jamais de vin le soir.'],
  ['Manges ta soupe.', 'Mange ta soupe.'],
  ['Chloé viens-tu demain ?', 'Chloé, viens-tu demain ?'],
  ['Les élèves de cette classe, travaillent bien.', 'Les élèves de cette classe travaillent bien.'],
  ['Il a payé une amande à la police.', 'Il a payé une amende à la police.'],
])('%s', async (wrong, right) => {
  expect((await mended(wrong)).replaceAll("'", '’')).toBe(right);
});

test.each([
  'La plupart sont venus, et une partie des élèves dorment.',
  'Le problème, ce sont les prix.',
  'Mon père, dit-elle, arrive demain.',
  'Une fois connecté, vous verrez la suite.',
  'Ce n’est pas rien, et je ne dis pas que le toit est haut.',
  'L’homme que l’on voit est celui dont tu m’as parlé.',
  'Que penses-tu de ce film ?',
])('nothing is wrong with: %s', async (text) => {
  expect(await mended(text)).toBe(text);
});
