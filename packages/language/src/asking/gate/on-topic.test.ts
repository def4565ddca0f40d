import { expect, it } from 'vitest';
import { askedBy } from './asked.ts';
import { judgeAnswer } from './judge-answer.ts';
import { isOffTopic, subjectOf } from './on-topic.ts';

const text = 'The boats of the old harbour come home late in autumn.';

it('the words of a subject are neither common nor about the task', () => {
  expect([...subjectOf('Please rewrite the sentence: the boats of Älvsjö are BOATS.')]).toEqual([
    'boats',
    'alvsj',
  ]);
  expect([...subjectOf('港は夕暮れに静かだ。')]).toEqual([]);
});

it.each([
  ['reworded', 'In autumn the harbour boats are back late.', false],
  ['with a single word of it', 'Vessels return to their moorings after dark in autumn.', false],
  ['a remark in words that no list has', 'Not much one can do here, sadly.', true],
  ['another text', 'The quick brown fox jumps over the lazy dog.', true],
])('%s', (_name, answer, expected) => {
  expect(isOffTopic(answer, text, 0.12)).toBe(expected);
});

it('a few words are never off topic', () => {
  expect(isOffTopic('Everything functions.', 'It works.', 0.12)).toBe(false);
});

it('regression 239: the topic of a few words is that of the surrounding text', () => {
  const about = { instructions: '', prompt: '', fence: '', replaced: 'very late' };
  const asked = askedBy('paraphrase', { ...about, material: `${text} very late` });
  expect(() => judgeAnswer('long after nightfall', asked)).not.toThrow();
  expect(() => judgeAnswer('The quick brown fox jumps over dogs.', asked)).toThrow('declined');
});

it('regression 237: a long request about a short text is not a required topic', () => {
  const request = 'Correct the mistakes in spelling, grammar and punctuation. Change nothing else.';
  const asked = askedBy('modify_text', {
    instructions: '',
    prompt: '',
    fence: '',
    replaced: 'He go home.',
    request,
  });
  expect(() => judgeAnswer('He goes home.', asked)).not.toThrow();
});

it('an answer may be about the request instead of the text', () => {
  const asked = askedBy('modify_text', {
    instructions: '',
    prompt: '',
    fence: '',
    replaced: text,
    request: 'A joke about cats',
  });
  expect(() => judgeAnswer('Two cats walk into a bar.', asked)).not.toThrow();
  expect(() => judgeAnswer('The quick brown fox jumps.', asked)).toThrow('declined');
});
