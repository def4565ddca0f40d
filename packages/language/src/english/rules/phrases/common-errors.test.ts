import { expect, test } from 'vitest';
import { commonErrorRules } from './common-errors.ts';
import { mendedByWords } from './testing/mended-by-words.ts';

test.each([
  [
    'Last year I made a travel to Scotland with my cousins.',
    'Last year I made a trip to Scotland with my cousins.',
  ],
  ['My grandmother grew up four children on her own.', 'My grandmother brought up four children on her own.'],
  [
    'The chef of our department is on holiday this week.',
    'The head of our department is on holiday this week.',
  ],
  ['He pretends to become a doctor when he grows up.', 'He intends to become a doctor when he grows up.'],
  ['He sat besides me in the theatre.', 'He sat beside me in the theatre.'],
  ['I like all fruits, specially mangoes.', 'I like all fruits, especially mangoes.'],
  ['I hope you to have a nice holiday.', 'I hope you have a nice holiday.'],
  ['I forgot my umbrella at home this morning.', 'I left my umbrella at home this morning.'],
  ['I forgot my keys on the bus yesterday.', 'I left my keys on the bus yesterday.'],
  ['The accident effected the whole family.', 'The accident affected the whole family.'],
  ['He won a lot of money with his new job.', 'He earned a lot of money with his new job.'],
  ['He lied on the sofa and fell asleep.', 'He lay on the sofa and fell asleep.'],
  ['The book lays on the table.', 'The book lies on the table.'],
  ['I expected the bus for half an hour.', 'I waited for the bus for half an hour.'],
  ['I am waiting a letter from my uncle.', 'I am waiting for a letter from my uncle.'],
  ['He has an important work in a bank.', 'He has an important job in a bank.'],
  ['Where did you know your husband?', 'Where did you meet your husband?'],
  ['My brother learns at the university of Ghent.', 'My brother studies at the university of Ghent.'],
  ['He has got much money and a big house.', 'He has got a lot of money and a big house.'],
  [
    "The weather was so hot that we couldn't support it.",
    "The weather was so hot that we couldn't stand it.",
  ],
  ["I can't support my neighbour's loud music.", "I can't stand my neighbour's loud music."],
  ['The most part of the students passed.', 'Most of the students passed.'],
  ['My hairs are brown.', 'My hair is brown.'],
  ['Give me another bread, please.', 'Give me another piece of bread, please.'],
  ['How is the weather like in Oslo?', 'What is the weather like in Oslo?'],
  ['What does your sister look? She is tall.', 'What does your sister look like? She is tall.'],
  ["I'd like that you come with us.", "I'd like you to come with us."],
  [
    'Turn left on the next corner and you will see the church.',
    'Turn left at the next corner and you will see the church.',
  ],
  ['She has born in Italy.', 'She was born in Italy.'],
  ['Look this picture!', 'Look at this picture!'],
  ['The dinner is ready.', 'Dinner is ready.'],
  ['I saw interesting film on television yesterday.', 'I saw an interesting film on television yesterday.'],
  ['He is honest man.', 'He is an honest man.'],
  ['She is in second year at university.', 'She is in the second year at university.'],
  ['My parents are in the favour of the plan.', 'My parents are in favour of the plan.'],
  ['Here comes the children.', 'Here come the children.'],
  ['There have been a lot of rain this year.', 'There has been a lot of rain this year.'],
  ['There seems to be two problems.', 'There seem to be two problems.'],
  ['How much is the apples?', 'How much are the apples?'],
  ['What are the price of this bag?', 'What is the price of this bag?'],
])('an error that the dictionaries list is mended: %s', (wrong, right) => {
  expect(mendedByWords(wrong, commonErrorRules)).toBe(right);
});
