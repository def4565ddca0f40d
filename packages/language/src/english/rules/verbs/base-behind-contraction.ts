import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { verbForms } from '../../lexicon/verb-forms.ts';
import { isOneOf, setOf, type GrammarRule } from '../grammar-rule.ts';
import { oneVerbTooMany } from './one-verb-too-many.ts';

const contracted = setOf("it's that's this's he's she's there's who's");
/** Verbs with what follows them; in that context they are neither nouns nor adjectives. */
const objects = setOf(
  'the a an me us you them him it my our your his her their people many some more everyone',
);
const withObject = setOf(
  'make give take cause help bring allow cost teach show need want have keep save destroy affect',
);
const following: Readonly<Record<string, RegExp>> = {
  make: /^(?:sense|people|life)$/,
  depend: /^(?:on|of|in)$/,
  depends: /^(?:on|of|in)$/,
  mean: /^(?:that|we|you|i|they|he|she|it|a)$/,
  means: /^(?:that|we|you|i|they|he|she|it|a)$/,
  belong: /^to$/,
  seem: /^(?:to|that|like)$/,
  seems: /^(?:to|that|like)$/,
  happen: /^(?:to|when|every|in|because)$/,
  look: /^like$/,
  come: /^from$/,
  allow: /^(?:people|everyone|users|students)$/,
};

/** "It's make me happy", "That's mean that": the verb takes the "s" itself (Swan, 441). */
export const baseBehindContraction: GrammarRule = ({ words, end }: Sentence) =>
  words.flatMap((word, at): Edit[] => {
    const [verb, next] = [words[at + 1], words[at + 2]];
    if (!isOneOf(word, contracted) || !verb || !next || verb.before + next.before !== '') return [];
    if (end.startsWith('?') && at === 0) return [];
    const isFollowed =
      (isOneOf(verb, withObject) && isOneOf(next, objects)) ||
      (Object.hasOwn(following, verb.lower) && following[verb.lower]?.test(next.lower));
    // "He's mean that way", "it's help the old need".
    if (!isFollowed || (verb.lower === 'mean' && /^(?:he's|she's|who's)$/.test(word.lower))) return [];
    const base = verb.lower.replace(/(?<=d|n|m)s$/, '');
    const subject = word.lower.slice(0, -2);
    return oneVerbTooMany(at, 2, [subject, verbForms(base).s]);
  });
