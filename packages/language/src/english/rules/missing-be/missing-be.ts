import type { Sentence } from '../../context/likelihood.ts';
import { clauseSegments } from '../../lexicon/clause-segments.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isPerson } from '../../lexicon/counted-nouns.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import type { GrammarRule } from '../grammar-rule.ts';
import { named } from './named.ts';

const pronouns = /^(?:i|you|he|she|it|we|they)$/;

/**
 * "My brother taller than me", "because he very tired"; "The shops closed at night" does have a verb (missing verb in
 * the Cambridge Learner Corpus).
 */
export const missingBe: GrammarRule = ({ words, end }: Sentence) => {
  if (!end.startsWith('.')) return [];
  return clauseSegments(words).flatMap(({ from, until }): Edit[] => {
    const opener = words[from];
    const isLinked = from > 0 && /^(?:and|but|because|so|although|if|when|while)$/.test(opener?.lower ?? '');
    const start = isLinked ? from + 1 : from;
    if (from > 0 && !isLinked) return [];
    const part = words.slice(start, until);
    if (
      part.length < 3 ||
      part.some(({ kind, before }, at) => kind === 'VERB' || kind === 'AUX' || (at > 0 && before !== ''))
    ) {
      return [];
    }
    const first = words[start];
    const isPronoun = pronouns.test(first?.lower ?? '');
    const phrase = isPronoun ? undefined : nounPhraseAt(words, start);
    if (
      !first ||
      (!isPronoun &&
        (!phrase?.hasDeterminer ||
          phrase.number === undefined ||
          phrase.head === start ||
          isPerson(words[phrase.head - 1]?.lower ?? '')))
    ) {
      return [];
    }
    const at = isPronoun ? start + 1 : (phrase?.head ?? start) + 1;
    const degree = /^(?:very|so|too|really|quite|always|also|not|more|much)$/.test(words[at]?.lower ?? '');
    const quality = words[degree ? at + 1 : at];
    const isCompared =
      quality !== undefined &&
      /(?:er|better|worse)$/.test(quality.lower) &&
      quality.kind === 'ADJ' &&
      words.slice(at, at + 4).some(({ lower }) => lower === 'than');
    const isLast = words[degree ? at + 2 : at + 1] === undefined || (degree ? at + 2 : at + 1) >= until;
    if (
      !quality ||
      at >= until ||
      quality.kind !== 'ADJ' ||
      !(isCompared || (degree && isLast && words.length > 3))
    ) {
      return [];
    }
    const be =
      first.lower === 'i'
        ? 'am'
        : /^(?:he|she|it)$/.test(first.lower) || (!isPronoun && phrase?.number === 'singular')
          ? 'is'
          : 'are';
    return [{ ...named, at, remove: 0, put: [be] }];
  });
};
