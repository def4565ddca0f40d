import { expect, test } from 'vitest';
import { mender } from '../../checkers/hunspell/testing/mend.ts';

const mended = mender('de');

test.each([
  [
    'Abends esse ich auf dem Balkon ein kleinen Apfel.',
    'Abends esse ich auf dem Balkon einen kleinen Apfel.',
  ],
  ['Du und dein Bruder kann hier warten.', 'Du und dein Bruder könnt hier warten.'],
  ['Auf dem Stuhl liegt drei Hemden.', 'Auf dem Stuhl liegen drei Hemden.'],
  ['Einer der Gäste haben gesungen.', 'Einer der Gäste hat gesungen.'],
  ['Kannst du mich den Schlüssel geben?', 'Kannst du mir den Schlüssel geben?'],
  ['Wir haben nicht Meer gehört.', 'Wir haben nicht mehr gehört.'],
  ['Es kommen immer Meer Gäste.', 'Es kommen immer mehr Gäste.'],
  ['Das Fest findet im Juni Stadt.', 'Das Fest findet im Juni statt.'],
  ['Die Strophe besteht aus vier Fersen.', 'Die Strophe besteht aus vier Versen.'],
  ['Ich danke Sie sehr.', 'Ich danke Ihnen sehr.'],
  ['Das Haus gehört meinen Onkel.', 'Das Haus gehört meinem Onkel.'],
  ['Wir kochen mit frische Tomaten.', 'Wir kochen mit frischen Tomaten.'],
  ['Das Kind schlafte lange.', 'Das Kind schlief lange.'],
  ['Die Französische Sprache ist schön.', 'Die französische Sprache ist schön.'],
  ['Ich habe nichts neues gehört.', 'Ich habe nichts Neues gehört.'],
  ['Irgend jemand klopft.', 'Irgendjemand klopft.'],
  ['Er hat am Rennen teil genommen.', 'Er hat am Rennen teilgenommen.'],
  ['Der Mann, der dort wohnt ist Koch.', 'Der Mann, der dort wohnt, ist Koch.'],
  ['Nach dem Essen, gehen wir spazieren.', 'Nach dem Essen gehen wir spazieren.'],
  ['Er ging ohne sich umzudrehen.', 'Er ging, ohne sich umzudrehen.'],
  ['Ich weiß nicht, wo wohnt der Arzt.', 'Ich weiß nicht, wo der Arzt wohnt.'],
  ['Am Montag ich habe frei.', 'Am Montag habe ich frei.'],
  ['Er bleibt im Bett, denn ist er müde.', 'Er bleibt im Bett, denn er ist müde.'],
  ['Das du kommst, freut mich.', 'Dass du kommst, freut mich.'],
  ['Der Brief wurde gestern von ihm schreibt.', 'Der Brief wurde gestern von ihm geschrieben.'],
  ['Ich warte seit Stunden für den Arzt.', 'Ich warte seit Stunden auf den Arzt.'],
  ['Der Arzt gab ihr einen guten Rad.', 'Der Arzt gab ihr einen guten Rat.'],
])('%s', async (wrong, right) => {
  expect(await mended(wrong)).toBe(right);
});

test.each([
  'Zum Beispiel wenn Ihr Finger zu trocken ist, hilft Wasser.',
  'Ich will, dass er mitkommen kann, wenn er will.',
  'Er war den ganzen Tag ein guter Freund.',
  'Das Lesen alter Briefe macht mir Freude.',
  'Das Kind, von dem ich sprach, heißt Mia.',
  'Eine Reihe von Häusern steht leer, und die meisten wurden verkauft.',
  'Die Deutsche Bahn und die Französische Revolution.',
])('nothing is wrong with: %s', async (text) => {
  expect(await mended(text)).toBe(text);
});
