import { expect, test } from 'vitest';
import { mender } from '../../checkers/hunspell/testing/mend.ts';

const mended = mender('fr');

test.each([
  ['Les enfant jouent dans le jardin.', 'Les enfants jouent dans le jardin.'],
  ['Le maison est belle.', 'La maison est belle.'],
  ['Elle habite une grand ville.', 'Elle habite une grande ville.'],
  ['C’est une décision important.', 'C’est une décision importante.'],
  ['Elle boit de la café.', 'Elle boit du café.'],
  ['Tu mange une pomme.', 'Tu manges une pomme.'],
  ['Ils va au marché.', 'Ils vont au marché.'],
  ['Les enfants joue dehors.', 'Les enfants jouent dehors.'],
  ['Les gens qui habite ici sont gentils.', 'Les gens qui habitent ici sont gentils.'],
  ['Elle est allé à Paris.', 'Elle est allée à Paris.'],
  ['La porte est fermé.', 'La porte est fermée.'],
  ['Elle a mangée une pomme.', 'Elle a mangé une pomme.'],
  ['Les pommes que j’ai mangé hier étaient bonnes.', 'Les pommes que j’ai mangées hier étaient bonnes.'],
  ['Elle a arrivé hier.', 'Elle est arrivée hier.'],
  ['J’ai quelque chose a faire.', 'J’ai quelque chose à faire.'],
  ['Il à mangé.', 'Il a mangé.'],
  ['Il a manger une pomme.', 'Il a mangé une pomme.'],
  ['Marie a manger hier.', 'Marie a mangé hier.'],
  ['C’est une machine a laver.', 'C’est une machine à laver.'],
  ['Nous avons une maison a vendre.', 'Nous avons une maison à vendre.'],
  ['Je ne sais pas ou il est.', 'Je ne sais pas où il est.'],
  ['Il ce lave les mains.', 'Il se lave les mains.'],
  ['Ils son partis.', 'Ils sont partis.'],
  ['Ils on mangé.', 'Ils ont mangé.'],
  ['Il et parti.', 'Il est parti.'],
  ['Sa va bien.', 'Ça va bien.'],
  ['Tout les jours se ressemblent.', 'Tous les jours se ressemblent.'],
  ['J’ai manger au restaurant.', 'J’ai mangé au restaurant.'],
  ['Je vais mangé au restaurant.', 'Je vais manger au restaurant.'],
  ['Si j’aurais le temps, je viendrais.', 'Si j’avais le temps, je viendrais.'],
  ['Il faut que je vais chez lui.', 'Il faut que j’aille chez lui.'],
  ['Je pense que il dort.', "Je pense qu'il dort."],
  ['Le école est fermée.', "L'école est fermée."],
  ['Nous allons à le marché.', 'Nous allons au marché.'],
  ['Malgré que tu sois là.', 'Bien que tu sois là.'],
  ['Il a du partir.', 'Il a dû partir.'],
  ['Elle habite à France.', 'Elle habite en France.'],
  ['Il est peut être malade.', 'Il est peut-être malade.'],
  ['Quant il arrive, je pars.', 'Quand il arrive, je pars.'],
  ['Ce vin est plus bon que l’autre.', 'Ce vin est meilleur que l’autre.'],
])('%s', async (wrong, right) => {
  expect((await mended(wrong)).replaceAll("'", '’')).toBe(right.replaceAll("'", '’'));
});

test.each([
  'Je les vois, tu la manges et il leur parle ; nous nous levons et vous vous taisez.',
  'La hauteur du haricot et le héros de la Hollande, l’homme et l’histoire, le onze et le oui.',
  'Les langues anglaise et française, une tasse de café noir, la fin du mois prochain.',
  'Elle s’est lavé les mains et ils se sont parlé longtemps.',
  'Le livre que lit Marie est celui que j’ai fait relier.',
  'Je ne sais pas si elle viendrait ; si j’étais toi, j’irais.',
  'Bien que tu sois là, je crois que tu as raison.',
  'Où vas-tu ? Qu’est-ce que tu veux ? Y a-t-il du pain ?',
  'Il a à faire, il y a du monde, et il n’a pas de temps à perdre.',
  'Ces bonnes raisons, ses vieux amis, son amie et mon école.',
  'Les plus importantes étaient là, certaines plus que d’autres.',
  'Il se peut que ce soit vrai ; ce sont des choses qui arrivent.',
  'On leur a dit que la plupart des gens sont venus.',
  'Bien après sa mort, on le lui a rendu.',
  'Le fait de le faire, avant de les voir, sans y penser.',
  'Elle et moi avons vu Paul et Marie est venue.',
])('nothing is wrong with: %s', async (text) => {
  expect(await mended(text)).toBe(text);
});
