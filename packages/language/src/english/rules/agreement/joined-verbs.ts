import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { setOf } from '../grammar-rule.ts';
import { clauseStarts } from './clause-starts.ts';
import { named } from './named.ts';

const pronouns = setOf('i you we they');
const presents = setOf("can will should must may can't cannot won't don't are am have do");
const breaking = setOf(
  'that who which what how why where because if when while as than but there he she it they we you i this one',
);

/** "They stay here and sells it": both verbs of a subject agree with it (Quirk and others, 10.34, 13.53). */
export const joinedVerbs = ({ words }: Sentence): Edit[] =>
  clauseStarts(words).flatMap((from): Edit[] => {
    const end = pluralEnd(words, from);
    const first = end === undefined ? undefined : words[end];
    if (end === undefined || !first || first.before !== '' || !isPresent(first)) return [];
    const and = words.findIndex(({ lower }, at) => at > end && /^(?:and|or)$/.test(lower));
    if (and < 0 || words[and]?.before !== '' || words.slice(end + 1, and).some((word) => isBreaking(word))) {
      return [];
    }
    const at = /^(?:also|always|often|then|never|usually|even|thus)$/.test(words[and + 1]?.lower ?? '')
      ? and + 2
      : and + 1;
    const [verb, next] = [words[at], words[at + 1]];
    if (verb?.kind !== 'VERB' || verb.before !== '' || next?.before !== '') return [];
    const forms = formsOf(verb);
    // "They like songs and plays": what the tagger takes for a verb has an object of its own.
    const hasObject = /^(?:the|an?|my|our|their|your|his|her|him|them|it|us|me)$/.test(next.lower);
    return forms?.s === verb.lower && hasObject && next.lower !== 'of'
      ? [{ ...named, at, remove: 1, put: [forms.base] }]
      : [];
  });

const isPresent = (word: TaggedWord): boolean =>
  presents.has(word.lower) || (word.kind === 'VERB' && formsOf(word)?.base === word.lower);

const isBreaking = (word: TaggedWord): boolean =>
  word.before !== '' ||
  breaking.has(word.lower) ||
  (isFinite(word) && word.lower.endsWith('s')) ||
  (word.kind === 'VERB' && /(?:ed|ing)$/.test(word.lower) && word.lower !== 'shopping');

/** The index after a plural subject and any adverb. */
function pluralEnd(words: readonly TaggedWord[], from: number): number | undefined {
  const phrase = nounPhraseAt(words, from);
  const isPlural =
    phrase?.number === 'plural' &&
    (words[phrase.head]?.lower === 'people' || singularOf(words[phrase.head]?.lower ?? '') !== undefined);
  const end = pronouns.has(words[from]?.lower ?? '') ? from + 1 : isPlural ? phrase.head + 1 : undefined;
  if (end === undefined) return undefined;
  return /^(?:always|often|usually|also|sometimes|never|just|only)$/.test(words[end]?.lower ?? '')
    ? end + 1
    : end;
}
