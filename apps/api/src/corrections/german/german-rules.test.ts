import { expect, test } from 'vitest';
import { mender } from '../hunspell/testing/mend.ts';

const mended = mender('de');

test.each([
  ['Ich habe ein Hund und eine Katze.', 'Ich habe einen Hund und eine Katze.'],
  ['Er geht mit den Hund spazieren.', 'Er geht mit dem Hund spazieren.'],
  ['Das Geschenk ist für dem Kind.', 'Das Geschenk ist für das Kind.'],
  ['Das ist ein gutes Idee.', 'Das ist eine gute Idee.'],
  ['Der Auto ist rot.', 'Das Auto ist rot.'],
  ['Im Schule lernen wir viel.', 'In der Schule lernen wir viel.'],
  ['Das große Häuser sind teuer.', 'Die großen Häuser sind teuer.'],
  ['Die große Häuser sind teuer.', 'Die großen Häuser sind teuer.'],
  ['Die Frau liest ein interessante Buch.', 'Die Frau liest ein interessantes Buch.'],
  ['Seit drei Monate lerne ich Deutsch.', 'Seit drei Monaten lerne ich Deutsch.'],
  ['Ich habe zwei Kind.', 'Ich habe zwei Kinder.'],
  ['Er kommt mit mich ins Kino.', 'Er kommt mit mir ins Kino.'],
  ['Ich helfe dich gern.', 'Ich helfe dir gern.'],
  ['Ich gehst in die Schule.', 'Ich gehe in die Schule.'],
  ['Die Kinder spielt im Garten.', 'Die Kinder spielen im Garten.'],
  ['Man können hier gut essen.', 'Man kann hier gut essen.'],
  ['Ich habe nach Hause gegangen.', 'Ich bin nach Hause gegangen.'],
  ['Gestern ich habe Fußball gespielt.', 'Gestern habe ich Fußball gespielt.'],
  ['Ich bleibe da, weil ich habe keine Zeit.', 'Ich bleibe da, weil ich keine Zeit habe.'],
  ['Wenn es regnet, ich bleibe zu Hause.', 'Wenn es regnet, bleibe ich zu Hause.'],
  ['Ich glaube, das er heute kommt.', 'Ich glaube, dass er heute kommt.'],
  ['Dass ist nicht schlimm.', 'Das ist nicht schlimm.'],
  ['Ich wohne hier seid drei Jahren.', 'Ich wohne hier seit drei Jahren.'],
  ['Sie ist größer wie ihr Bruder.', 'Sie ist größer als ihr Bruder.'],
  ['Er ist genauso groß als ich.', 'Er ist genauso groß wie ich.'],
  ['Wir sehen uns immer wider gern.', 'Wir sehen uns immer wieder gern.'],
  ['Er sagt dass er müde ist.', 'Er sagt, dass er müde ist.'],
  ['Ich weiß nicht ob er kommt.', 'Ich weiß nicht, ob er kommt.'],
  ['Ich fahre in die Stadt um Brot zu kaufen.', 'Ich fahre in die Stadt, um Brot zu kaufen.'],
  ['Ich bin beim lesen eingeschlafen.', 'Ich bin beim Lesen eingeschlafen.'],
  ['Sie hat den selben Brief geschrieben.', 'Sie hat denselben Brief geschrieben.'],
  ['Wir warten für den Bus.', 'Wir warten auf den Bus.'],
  ['Ich interessiere mich in Musik.', 'Ich interessiere mich für Musik.'],
  ['Wir treffen uns heute abend.', 'Wir treffen uns heute Abend.'],
  ['Er hat und und gesagt.', 'Er hat und gesagt.'],
])('%s', async (wrong, right) => {
  expect(await mended(wrong)).toBe(right);
});

test.each([
  'Der Mann, der Brot kauft, ist mein Nachbar, und die Frau, mit der er spricht, kennt ihn.',
  'Das Buch, das er gelesen hat, gehört dem Lehrer, dem wir geholfen haben.',
  'Was für ein schöner Tag! Es gibt einen Grund dafür.',
  'Während der Vater kochte, las das Kind; seit der Bruder weg ist, ist es still.',
  'Anfang dieses Jahres zog die Familie mit den Kindern in ein altes Haus am Rand der Stadt.',
  'Die Angestellten und die Deutschen, das Gute und das Schöne, ein Bekannter und eine Bekannte.',
  'Ihr habt seit Jahren nichts gesagt, und ihr seid trotzdem gekommen.',
  'Er wollte kommen, ohne ihm zu schreiben, weil er hätte warten müssen.',
  'Je mehr ich lese, desto weniger weiß ich, wie gesagt; größer, wie es scheint, wird es nicht.',
  'Das Kind sehen wir jeden Tag. Die Kinder sieht er selten.',
  'Sie sagt, das sei nicht wahr, und das Wetter, das wir hatten, war gut.',
  'Sowohl der Teil als auch der Moment, der Junge und der See gefielen uns.',
  'Gegen Abend kamen Herr Scholz und Frau Baerbock, so dass alle da waren.',
  'Er handelte wider Willen und wider Erwarten, denn die, die die Welt kennen, schweigen.',
  'Zwei Euro fünfzig, drei Mal, fünf Meter und zwanzig Prozent.',
  'Ich habe den ganzen Tag gearbeitet und des Öfteren an dich gedacht.',
])('nothing is wrong with: %s', async (text) => {
  expect(await mended(text)).toBe(text);
});
