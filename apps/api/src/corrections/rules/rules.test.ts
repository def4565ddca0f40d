import { expect, test } from 'vitest';
import { withoutOverlaps } from '../overlaps.ts';
import { englishRules } from './index.ts';
import { applyRules } from './rule.ts';

const mended = (text: string): string =>
  withoutOverlaps(applyRules(text, englishRules)).reduceRight(
    (result, { offset, length, replacement }) =>
      result.slice(0, offset) + replacement + result.slice(offset + length),
    text,
  );

test.each([
  ['The results of the study shows a pattern.', 'The results of the study show a pattern.'],
  ['Prices rose, and the shops was empty.', 'Prices rose, and the shops were empty.'],
  ['These effects has been measured.', 'These effects have been measured.'],
  ['Everyone have a right to speak.', 'Everyone has a right to speak.'],
  ['Each of the boys are ready.', 'Each of the boys is ready.'],
  ['There is many ways to solve it.', 'There are many ways to solve it.'],
  ['It brings more cars then the last one.', 'It brings more cars than the last one.'],
  ['She is taller then her brother.', 'She is taller than her brother.'],
  ['Give the street it’s original purpose.', 'Give the street its original purpose.'],
  ['Your going to regret this.', "You're going to regret this."],
  ['They fear to loose the match.', 'They fear to lose the match.'],
  ['It is a place were life is easy.', 'It is a place where life is easy.'],
  ['The reason are simple.', 'The reason is simple.'],
  ['The quality of the roads are poor.', 'The quality of the roads is poor.'],
  ['The books that was sold were cheap.', 'The books that were sold were cheap.'],
  ['They came with there children.', 'They came with their children.'],
  ['She lived in there first house.', 'She lived in their first house.'],
  ['It has faults, but it’s rules are clear.', 'It has faults, but its rules are clear.'],
  ['You must not except the offer.', 'You must not accept the offer.'],
  ['Everyone accept him was late.', 'Everyone except him was late.'],
  ['The test was quiet difficult.', 'The test was quite difficult.'],
  ['There were quiet a few errors.', 'There were quite a few errors.'],
  ['We will go, weather or not it rains.', 'We will go, whether or not it rains.'],
  ['I wonder weather they will come.', 'I wonder whether they will come.'],
])('%s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'The bus was late, and the news is bad.',
  'The aim of the tests was clear.',
  'One of the shops was empty.',
  'The United States has a president.',
  'The physics of the game makes sense.',
  'Let everyone have a say.',
  'There is some progress, and some hope for many.',
  'It grew more and more, then the rain came.',
  'I would rather wait, then go.',
  'It’s original and fresh.',
  'Your going away surprised us.',
  'The loose stones fell; do not tie it too loose.',
  'The places were the best in town.',
  'The cities were built by the sea.',
  'The people are kind, and the police were called.',
  'The number of the cars are counted daily.',
  'The team are ready, and the poor have no voice.',
  'The dog and the cat are asleep.',
  'If the answer were known, the exam would be easy.',
  'The day were it not for rain would be fine.',
  'The British are coming; the unemployed have hope.',
  'What was the question? That are two.',
  'This is one of the films that was praised.',
  'The look of the eyes that was fixed on her.',
  'We began with there being no plan.',
  'They got in there first thing, and in there last night.',
  'He spoke of there and here.',
  'It’s times like these that count.',
  'It’s always been so, and it’s people that count.',
  'Nobody left, not except the old.',
  'I went everywhere I could, except the harbour.',
  'They all accept the terms.',
  'The room was quiet in the morning, not quiet and not loud.',
  'It was a quiet, simple room; they were quiet people.',
  'The weather or the traffic delayed us.',
  'I know weather maps well.',
])('nothing is wrong with: %s', (text) => {
  expect(mended(text)).toBe(text);
});

test.each([
  ['It depends of the weather.', 'It depends on the weather.'],
  ['She is married with a doctor.', 'She is married to a doctor.'],
  ['He is very good in mathematics.', 'He is very good at mathematics.'],
  ['I prefer tea than coffee.', 'I prefer tea to coffee.'],
  ['We waited the bus for an hour.', 'We waited for the bus for an hour.'],
  ['I am looking forward your answer.', 'I am looking forward to your answer.'],
  ['They discussed about the problem.', 'They discussed the problem.'],
  ['Despite of the rain we went out.', 'Despite the rain we went out.'],
  ['In the other hand, cars are fast.', 'On the other hand, cars are fast.'],
  ['We met in Monday.', 'We met on Monday.'],
  ['It rose with 5 per cent.', 'It rose by 5 per cent.'],
  ['This is more cheaper.', 'This is cheaper.'],
  ['It is more easy to learn.', 'It is easier to learn.'],
  ['He is as tall than his brother.', 'He is as tall as his brother.'],
  ['It stays between you and I.', 'It stays between you and me.'],
  ['Him and his friends are here.', 'He and his friends are here.'],
  ['He makes a lot of research.', 'He does a lot of research.'],
  ['I have done many mistakes.', 'I have made many mistakes.'],
  ['I am agree with you.', 'I agree with you.'],
  ['I don’t know nothing.', 'I don’t know anything.'],
  ['Although it rained, but we went.', 'Although it rained, we went.'],
  ['I was boring because it was long.', 'I was bored because it was long.'],
  ['The film was very interested.', 'The film was very interesting.'],
  ['The new law will effect everyone.', 'The new law will affect everyone.'],
  ['Nobody knew weather the bridge would open.', 'Nobody knew whether the bridge would open.'],
  ['On monday he learns french.', 'On Monday he learns French.'],
  ['I and my friend went there.', 'My friend and I went there.'],
])('learners write: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  ['For example many people work at home.', 'For example, many people work at home.'],
  ['She told me, that she had lost it.', 'She told me that she had lost it.'],
  ['Do you know whether it is open.', 'Do you know whether it is open?'],
  ['Unfortunate, we cannot come.', 'Unfortunately, we cannot come.'],
  ['Yes I think so.', 'Yes, I think so.'],
  ['He asked me where I lived?', 'He asked me where I lived.'],
  ['You are coming aren’t you?', 'You are coming, aren’t you?'],
  ['I like apples, but, I prefer pears.', 'I like apples, but I prefer pears.'],
  ['My sisters car broke down.', "My sister's car broke down."],
  ['She was nurse during the war.', 'She was a nurse during the war.'],
  ['He works as engineer in Berlin.', 'He works as an engineer in Berlin.'],
  ['The happiness is all that counts.', 'Happiness is all that counts.'],
  ['He drives too careful to be a racer.', 'He drives too carefully to be a racer.'],
  ['I am looking for a work.', 'I am looking for a job.'],
  ['I came here, and it was before two years.', 'I came here, and it was two years ago.'],
  ['Everything what you say is true.', 'Everything that you say is true.'],
  ['I have never heard from they.', 'I have never heard from them.'],
  ['When I am a child, I lived there.', 'When I was a child, I lived there.'],
  ['It depend on the weather.', 'It depends on the weather.'],
  ['Is important to sleep.', 'It is important to sleep.'],
])('and: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'Is it important to sleep? No idea.',
  'I know that, that being so, he left.',
  'Final, definite and sure, it ended there.',
  'What a question. Why not? Because, he said, it was late.',
  'She is a nurse; as teacher and friend he was loved.',
  'Who is there, and why don’t you ask?',
  'The love of the game is what he plays for.',
  'He said that they who came were kind to him.',
  'It was the work of a day, and a work of art.',
  'What is born here lives here, for there there is peace.',
  'The persons named above; the trip to Rome.',
  'He lay on the bed and looked beautiful.',
  'Before two years had passed, it was over.',
])('nor is this mended: %s', (text) => {
  expect(mended(text)).toBe(text);
});

test.each([
  'He is married with two children and good in a crisis.',
  'The answer to my question was at the end of the book that nobody read.',
  'They entered into an agreement and discussed, about noon, what to do.',
  'I waited a minute, looked him in the eye and listened.',
  'She would rather have tea than coffee, and prefers it.',
  'Sales rose with the number of visitors, and the more the better.',
  'He is as good as any, and better than most people I know.',
  'It was between you and him, and I said so.',
  'Make the most of the day, for the most of it is over.',
  'He did what he could, and all decisions do matter.',
  'The weather in the north is as bad as ever; its effect on us is small.',
  'To effect the change took years, and the effects were small.',
  'Your right hand is stronger, and your very own.',
  'Not for nothing is he called slow.',
  'In the same time frame, at the weekend or on holiday.',
  'We polish the table, march in step, and may go.',
  'The french windows stood open.',
  'He is interesting in many ways, and they were tired of it.',
  'The principal of the school had principles.',
  'In 1990 there were 2000 houses, at 5 per cent.',
])('nobody mends: %s', (text) => {
  expect(mended(text)).toBe(text);
});
