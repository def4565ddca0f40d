import { expect, test } from 'vitest';
import { mendedByWords } from './testing/mended-by-words.ts';

test.each([
  ['My mother is a Teacher.', 'My mother is a teacher.'],
  ['He works as a Nurse in a hospital.', 'He works as a nurse in a hospital.'],
  ['On monday we go to school.', 'On Monday we go to school.'],
  ['I was born in june.', 'I was born in June.'],
  ['My uncle lives in new york.', 'My uncle lives in New York.'],
  ['She studies english at university.', 'She studies English at university.'],
  ['We celebrate christmas with our family.', 'We celebrate Christmas with our family.'],
  ['I visited the eiffel tower.', 'I visited the Eiffel Tower.'],
  ['He is french.', 'He is French.'],
  ['I live in the united states.', 'I live in the United States.'],
  ['My birthday is in april.', 'My birthday is in April.'],
  ['He speaks german and french.', 'He speaks German and French.'],
  ['I met doctor Smith at the hospital.', 'I met Doctor Smith at the hospital.'],
  ['She works for the united nations.', 'She works for the United Nations.'],
  ['My Mother is a teacher.', 'My mother is a teacher.'],
  ['I study History at university.', 'I study history at university.'],
  ['In Summer we go to the lake.', 'In summer we go to the lake.'],
  ['My teacher, miss Tanaka, is very kind.', 'My teacher, Miss Tanaka, is very kind.'],
  ['They flew from new York to Delhi.', 'They flew from New York to Delhi.'],
  ['We crossed the Atlantic ocean.', 'We crossed the Atlantic Ocean.'],
  ['The second world war was over.', 'The Second World War was over.'],
  ['He works in china.', 'He works in China.'],
  ['She believes in god.', 'She believes in God.'],
  ['We wrote to mr. Brown.', 'We wrote to Mr. Brown.'],
])('names are capitalised, and other words are not: %s', (wrong, right) => {
  expect(mendedByWords(wrong)).toBe(right);
});

test.each([
  ['the car is here.', 'The car is here.'],
  ['in general, people agree with it.', 'In general, people agree with it.'],
  ['is it right?', 'Is it right?'],
  ['Who is there? it must be him.', 'Who is there? It must be him.'],
])('a sentence begins with a capital: %s', (wrong, right) => {
  expect(mendedByWords(wrong)).toBe(right);
});

test.each(['the car is here and', 'in bed', 'npm is a program.', 'the end.', 'then: a list, without an end'])(
  'an incomplete sentence may start in lower case: %s',
  (text) => {
    expect(mendedByWords(text)).toBe(text);
  },
);

test.each(['He keeps his tea in china cups.', 'The Greeks believed in gods.', 'It is the bible of cooks.'])(
  'words that are names elsewhere stay unchanged: %s',
  (text) => {
    expect(mendedByWords(text)).toBe(text);
  },
);
