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

test('a word that tells is looked for on both sides, as far as the reach goes', () => {
  expect(replaced('the dog has one tale', tail)).toEqual(['tail']);
  expect(replaced('tales of three dogs', tail)).toEqual(['tails']);
  expect(replaced('the dog has only one tale', tail)).toEqual([]);
  expect(replaced('the dog has only one tale', { ...tail, reach: 4 })).toEqual(['tail']);
});

test('a word that speaks against it is looked for as far', () => {
  const told: Paronym = { ...tail, unless: /^told/ };
  expect(replaced('he told a tale of cats', told)).toEqual([]);
  expect(replaced('she told him a long tale of cats', told)).toEqual(['tail']);
});

test('the neighbours count where a pair names them', () => {
  const sea: Paronym = { wrong: /^see$/, right: 'sea', before: /^the$/, unlessBefore: /^we$/, next: /^is$/ };
  expect(replaced('the see is blue', sea)).toEqual(['sea']);
  expect(replaced('a see is blue', sea)).toEqual([]);
  expect(replaced('the see was blue', sea)).toEqual([]);
  const unheard: Paronym = { wrong: /^here$/, right: 'hear', unlessBefore: /^come$/ };
  expect(replaced('come here, you here', unheard)).toEqual(['hear']);
});

test('the sentences beside tell something only where the language says so', () => {
  const text = 'A dog. A tale.';
  expect(replaced(text, tail)).toEqual(['tail']);
  expect(replaced(text, tail, { within: 'sentence' })).toEqual([]);
});

test('capitals are seen only where the language says so', () => {
  expect(replaced('Tale of a dog', tail)).toEqual(['tail']);
  expect(replaced('Tale of a dog', tail, { capitals: 'seen' })).toEqual([]);
  expect(replaced('tale of a Dog', tail, { capitals: 'seen' })).toEqual([]);
});
