import { expect, test } from 'vitest';
import { isAmong, paragraphLanguage, withNeighbours } from './paragraph-language.ts';

test.each([
  ['en', 'Ths is vry bad speling indeed.'],
  ['en', 'I come home.'],
  ['en', 'I will definitly come.'],
  ['en', 'We met yesteday.'],
  ['en', 'The author calls this la joie de vivre in her first chapter.'],
  ['en', 'In Lisbon, students often say that o tempo não volta.'],
  ['en', 'Car insurance is expensive.'],
  ['en', 'War is hell.'],
  ['en', "My uncle's car is outside."],
  ['en', 'Every man needs a job.'],
  ['en', 'Man is mortal.'],
  ['en', 'Perhaps somebody will invent a car.'],
  ['fr', 'Car la table est grande.'],
  ['fr', 'Car il me dit non.'],
  ['fr', 'Car elle dit non.'],
  ['fr', 'Car on a mal.'],
  // 423: was taken for Spanish.
  ['pt', 'Tu fizes-te o jantar ontem.'],
  ['de', 'Man arbeitet viel.'],
  ['de', 'Der Arm war warm.'],
  ['de', 'Was man hat, hat man.'],
  ['de', 'Er hat in der Hand Gold.'],
  ['pt', 'O animal come o pão.'],
  ['pt', 'O capital a mais é social.'],
  ['other', 'El animal come en su casa.'],
  ['fr', "Il fait beau aujourd'hui et nous allons à la plage."],
  ['fr', 'Les enfant mange des pomme dans le jardin.'],
  ['fr', 'Nous alons à la plage avec les enfant.'],
  ['fr', 'Le « Bildungsroman » est un genre allemand.'],
  ['de', 'Das ist ein sehr schöner Tag.'],
  ['de', 'Ich glaube, das er heute kommt.'],
  ['pt', 'Hoje é um dia bonito e vamos à praia.'],
  ['pt', 'Fazem dois anos que moro em Lisboa.'],
  ['pt', 'A gente precisava de mais tempo para acabar o trabalho.'],
  ['other', 'El niño tiene que hacer los deberes antes de la cena.'],
  ['other', 'La ragazza ha detto che non può venire con noi.'],
  ['other', 'Het is niet duidelijk waarom hij dat heeft gedaan.'],
  ['other', 'Come sono i ragazzi?'],
  ['other', 'We gaan met de trein.'],
  ['other', 'Wszyscy ludzie rodzą się wolni i równi w swej godności i w swych prawach.'],
  ['other', '日本語の文章です。'],
  ['other', 'Это русский текст.'],
  ['other', '1984 — 42'],
  ['unclear', 'Marie Curie'],
  ['unclear', 'Introduction'],
])('%s: %s', (expected, paragraph) => {
  expect(paragraphLanguage(paragraph)).toBe(expected);
});

test('an ambiguous paragraph takes the language of its neighbours, else the writer’s', () => {
  const german = 'Das ist nicht das, was wir wollten.';
  const french = "C'est ce que nous avons voulu dire.";
  const paragraphs = ['Titel', german, 'Marie Curie', french, 'Total', '日本語'];
  expect(withNeighbours(paragraphs.map(paragraphLanguage), 'en')).toEqual([
    'de',
    'de',
    'de',
    'fr',
    'fr',
    'other',
  ]);
  expect(withNeighbours(['Curriculum vitae'].map(paragraphLanguage), 'pt')).toEqual(['pt']);
});

test('is among English if the nearest unambiguous paragraphs on both sides are English', () => {
  const unclear = (...told: ReturnType<typeof paragraphLanguage>[]) =>
    told.flatMap((one, index) => (one === 'unclear' ? [isAmong(told, index, 'en')] : []));
  expect(unclear('unclear', 'unclear')).toEqual([false, false]);
  expect(unclear('unclear', 'en', 'unclear', 'unclear')).toEqual([true, true, true]);
  expect(unclear('en', 'unclear', 'de')).toEqual([false]);
  expect(unclear('other', 'unclear', 'en', 'unclear', 'en')).toEqual([false, true]);
});
