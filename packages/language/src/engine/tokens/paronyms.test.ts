import { expect, test } from 'vitest';
import { paronymRule, type Paronym, type ParonymSearch } from './paronyms.ts';
import { noToken, tokenize } from './token.ts';

const word = /\p{L}+/gu;

/** The replacements that the rule proposes for the words of a text. */
function replaced(text: string, pair: Paronym, search: Partial<ParonymSearch> = {}): string[] {
  const tokens = tokenize(text, word);
  const rule = paronymRule({
    name: 'XxParonym',
    pairs: [pair],
    reach: 3,
    capitals: 'lowered',
    within: 'paragraph',
    ...search,
  });
  return tokens.flatMap((_, at) => {
    const near = (steps: number) => tokens[at + steps] ?? noToken;
    return rule.find({ tokens, at, near }, undefined)?.replacement ?? [];
  });
}

const tail: Paronym = { wrong: /^tale(s?)$/, right: 'tail$1', near: /^(?:dog|cat)/ };

test('a supporting word is searched for on both sides, within reach', () => {
  expect(replaced('the dog has one tale', tail)).toEqual(['tail']);
  expect(replaced('tales of three dogs', tail)).toEqual(['tails']);
  expect(replaced('the dog has only one tale', tail)).toEqual([]);
  expect(replaced('the dog has only one tale', { ...tail, reach: 4 })).toEqual(['tail']);
});

test('an opposing word is searched for within the same reach', () => {
  const told: Paronym = { ...tail, unless: /^told/ };
  expect(replaced('he told a tale of cats', told)).toEqual([]);
  expect(replaced('she told him a long tale of cats', told)).toEqual(['tail']);
});

test('neighbours count if a pair lists them', () => {
  const sea: Paronym = { wrong: /^see$/, right: 'sea', before: /^the$/, unlessBefore: /^we$/, next: /^is$/ };
  expect(replaced('the see is blue', sea)).toEqual(['sea']);
  expect(replaced('a see is blue', sea)).toEqual([]);
  expect(replaced('the see was blue', sea)).toEqual([]);
  const unheard: Paronym = { wrong: /^here$/, right: 'hear', unlessBefore: /^come$/ };
  expect(replaced('come here, you here', unheard)).toEqual(['hear']);
});

test('adjacent sentences count only if the language allows it', () => {
  const text = 'A dog. A tale.';
  expect(replaced(text, tail)).toEqual(['tail']);
  expect(replaced(text, tail, { within: 'sentence' })).toEqual([]);
});

test('capitals count only if the language allows it', () => {
  expect(replaced('Tale of a dog', tail)).toEqual(['tail']);
  expect(replaced('Tale of a dog', tail, { capitals: 'seen' })).toEqual([]);
  expect(replaced('tale of a Dog', tail, { capitals: 'seen' })).toEqual([]);
});
