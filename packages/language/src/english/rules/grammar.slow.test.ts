import { expect, test } from 'vitest';
import { mended } from './testing/mended.ts';

test.each([
  ['He must to leave before noon.', 'He must leave before noon.'],
  ['They didn’t saw the sign.', 'They didn’t see the sign.'],
  ['Did she went to the meeting?', 'Did she go to the meeting?'],
  ['We have saw this play twice.', 'We have seen this play twice.'],
  ['She wants to became a nurse.', 'She wants to become a nurse.'],
  ['He walked past without say a word.', 'He walked past without saying a word.'],
  ['I look forward to meet you.', 'I look forward to meeting you.'],
  ['He made me to wait.', 'He made me wait.'],
])('verb chains: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  ['She live with her parents.', 'She lives with her parents.'],
  ['They was tired.', 'They were tired.'],
  ['I thinks it will rain.', 'I think it will rain.'],
  ['Technology make life easier.', 'Technology makes life easier.'],
  ['The quality of these shoes are poor.', 'The quality of these shoes is poor.'],
  ['The people in my village likes to sing.', 'The people in my village like to sing.'],
  ['People who smokes are often ill.', 'People who smoke are often ill.'],
])('verbs agree with their subjects: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  ['There are many advantage in this.', 'There are many advantages in this.'],
  ['Every students must wear a tie.', 'Every student must wear a tie.'],
  ['It is one of the reason for the war.', 'It is one of the reasons for the war.'],
  ['How much books have you read?', 'How many books have you read?'],
  ['There are less cars in the street.', 'There are fewer cars in the street.'],
  ['I need some informations about it.', 'I need some information about it.'],
])('nouns agree with their determiners: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  ['She is afraid from dogs.', 'She is afraid of dogs.'],
  ['He was accused for stealing the car.', 'He was accused of stealing the car.'],
  ['The problem was solve by a child.', 'The problem was solved by a child.'],
  ['You should except his apology.', 'You should accept his apology.'],
  ['I have been living here since ten years.', 'I have been living here for ten years.'],
])('words that are unlikely in their context: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  ['Yesterday I meet an old friend.', 'Yesterday I met an old friend.'],
  ['We have met two years ago in Rome.', 'We met two years ago in Rome.'],
  ['She lives in this street since she was born.', 'She has lived in this street since she was born.'],
  ['I am living in Brazil since 2010.', 'I have been living in Brazil since 2010.'],
  ['If I would have more money, I would buy a boat.', 'If I had more money, I would buy a boat.'],
  ['If I will have time, I will call you.', 'If I have time, I will call you.'],
])('time expressions decide the tense: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  ['I do not know where is the station.', 'I do not know where the station is.'],
  ['He asked me where was I going.', 'He asked me where I was going.'],
  ['I wonder what does he want.', 'I wonder what he wants.'],
  ['Why you are sad?', 'Why are you sad?'],
  ['Where you bought this shirt?', 'Where did you buy this shirt?'],
  ['What means this word?', 'What does this word mean?'],
  ['Never I have seen such a thing.', 'Never have I seen such a thing.'],
])('words are in order: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  ['I enjoy to read at night.', 'I enjoy reading at night.'],
  ['She decided going home.', 'She decided to go home.'],
  ['He is capable to do it.', 'He is capable of doing it.'],
  ['He insisted to pay.', 'He insisted on paying.'],
  ['She suggested me to take the train.', 'She suggested that I take the train.'],
  ['We spent three hours to find it.', 'We spent three hours finding it.'],
  ['I want that he helps me.', 'I want him to help me.'],
])('verbs have the form required by the word before: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  ['My father he works in a factory.', 'My father works in a factory.'],
  ['They going to school.', 'They are going to school.'],
  ['When the rain finally stopped we walked home.', 'When the rain finally stopped, we walked home.'],
  [
    'The museum was closed on Monday, we went to the market.',
    'The museum was closed on Monday; we went to the market.',
  ],
])('clauses are complete and separate: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  ['Does they live here?', 'Do they live here?'],
  ['There are a problem with it.', 'There is a problem with it.'],
  ['There is a lot of people here.', 'There are a lot of people here.'],
  ['He and his sister is alike.', 'He and his sister are alike.'],
  ['Neither my brother nor my sister are here.', 'Neither my brother nor my sister is here.'],
  ['Playing video games are fun.', 'Playing video games is fun.'],
  ['I will call you when I will arrive.', 'I will call you when I arrive.'],
  ['While I was walking, I see a dog.', 'While I was walking, I saw a dog.'],
  ['Always he is late.', 'He is always late.'],
  ['How long you have lived here?', 'How long have you lived here?'],
  ['Where the station is?', 'Where is the station?'],
])('the verb before its subject, and more: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'There is a table and two chairs, and there were rain and snow.',
  'It seemed as if there were a way.',
  'My bread and butter is on the table; his wife and friend was there.',
  'I do not know when he will come, and I will ask when he will.',
  'Using maps that are old is no use.',
  'How many books have you read? How often does he come?',
  'Why he left is not known. Where he went, who knows?',
])('and nothing is wrong with: %s', (text) => {
  expect(mended(text)).toBe(text);
});

test.each([
  'I have lived here since 1990, and I have known him for ten years.',
  'He has worked in Paris, and last year he moved.',
  'If you would like to come, we would be glad.',
  'She works for three hours a day.',
  'Do you know who is there? Ask him what is wrong.',
  'What he means is clear, and where you live is what matters.',
  'It never rains there, and he always goes home.',
  'I stopped to rest and remembered to call, and went on to say so.',
  'The time to act is now, and the money to pay for it is there.',
  'I knew when he came that he was ill.',
  'It was late, he said, and they were tired.',
  'My father, he of the long beard, was asleep.',
  'The man she loved knew what she wanted.',
  'If the system were sound, its parts would be simple.',
])('nothing is wrong with these either: %s', (text) => {
  expect(mended(text)).toBe(text);
});

test.each([
  'If he were here, he would say so himself.',
  'The teacher suggested that he go home, and they insisted that she stay.',
  'All he could do was wait, and he did what he could to help.',
  'We are used to working late and look forward to seeing you.',
  'I saw him run, made her laugh and let it go.',
  'One of the men who live here was ill, and the number of his friends was small.',
  'Their grandmothers would recognise the boats that the men mend.',
  'The police are here, and the news is good.',
  'Those of us who work there know it, and so does the man who runs it.',
  'A five-year plan has two parts, and each of them matters.',
  'Few people know how much time he spent on it, and less than three miles remained.',
  'What you see is what he says it is.',
])('nothing is wrong with: %s', (text) => {
  expect(mended(text)).toBe(text);
});

test('words without a sentence end are not parsed as a sentence', () => {
  const list = 'when the rain stopped we went home '.repeat(2000);
  expect(mended(list)).toBe(list);
});

test('a sentence that was seen before is corrected wherever it is', () => {
  const wrong = 'They was tired.';
  const right = 'They were tired.';
  expect(mended(`${wrong} It was late. ${wrong}`)).toBe(`${right} It was late. ${right}`);
  expect(mended(`It was late. ${wrong}`)).toBe(`It was late. ${right}`);
});
