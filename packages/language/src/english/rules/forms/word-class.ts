import type { Sentence } from '../../context/likelihood.ts';
import { isPerson } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import {
  adjectiveOfNoun,
  nounOfAdjective,
  nounOfVerb,
  standsForNoun,
  verbOfNoun,
} from '../../lexicon/word-families.ts';

const named = {
  rule: 'WordClass',
  reason: 'Malapropism',
  summary: 'Another word of the same family stands here: noun, verb or adjective.',
} as const;

const determiners =
  /^(?:the|his|her|my|our|their|its|your|a|an|no|own|this|great|more|much|some|any|of|for|with|without|about|in)$/;
const owning = /^(?:the|his|her|my|our|their|its|your|a|an|this|no|great|own)$/;
const modals =
  /^(?:to|can|could|will|would|should|must|may|might|can't|cannot|couldn't|won't|didn't|don't|doesn't|i'll|we'll)$/;

const anyObject =
  /^(?:the|a|an|my|his|her|our|their|your|in|it|them|that|to|what|which|between|from|this|these|with|more|how|me|him|us|you|for|all|some|any|and)$/;

/** "His decide", "the teacher's explain", "a good impress". */
const isOwned = (words: Sentence['words'], at: number): boolean => {
  const last = words[at - 1];
  if (!last) return false;
  if (owning.test(last.lower) || /[a-z]'s$/.test(last.lower)) return true;
  return last.kind === 'ADJ' && /^(?:a|an|his|her|my|our|their|your)$/.test(words[at - 2]?.lower ?? '');
};

/** "her honest and her courage": it is paired with a noun. */
const isPaired = (words: Sentence['words'], at: number): boolean =>
  words[at + 1]?.lower === 'and' && words[at + 2]?.lower === words[at - 1]?.lower;

const states =
  /^(?:hunger|thirst|anger|danger|success|patience|confidence|honesty|intelligence|jealousy|loneliness|stress|illness|wealth|violence|beauty|happiness|sadness|nervousness|generosity|curiosity|boredom|excitement|disappointment|ambition)$/;

/** "The man was hunger": an adjective says what somebody is like. */
const isSomebodyBe = (words: Sentence['words'], at: number): boolean => {
  const subject = words[at - 1];
  return (
    /^(?:am|is|are|was|were|i'm|he's|she's|we're|they're)$/.test(words[at]?.lower ?? '') &&
    (/'/.test(words[at]?.lower ?? '') ||
      (subject !== undefined &&
        (/^(?:i|he|she|we|they|you)$/.test(subject.lower) || isPerson(subject.lower))))
  );
};

/** "the important of", "his decide to", "is very danger", "to choice" (word form: derivation, in the Cambridge Learner Corpus). */
export function wordClass(sentence: Sentence): Edit[] {
  const { words } = sentence;
  return words.flatMap((word, at): Edit[] => {
    const last = words[at - 1];
    const next = words[at + 1];
    // A capitalised word is a name.
    if (!last || word.before !== '' || /^\p{Lu}/u.test(word.text)) return [];
    const isLast = !next || next.before !== '';
    const replaced = (put: string | undefined, least: number): Edit[] =>
      put !== undefined && sentence.gain(at, 1, [put]) >= least
        ? [{ ...named, at, remove: 1, put: [put] }]
        : [];

    const isNounPlace =
      isLast || /^(?:of|between|and|is|was|to|in|for|that|from|as|at|are|were|has|by)$/.test(next.lower);
    if (determiners.test(last.lower) && isNounPlace) {
      const noun = nounOfAdjective(word.lower);
      const isOf = next?.before === '' && /^(?:of|between)$/.test(next.lower);
      if (
        noun !== undefined &&
        owning.test(last.lower) &&
        (isOf || !standsForNoun(word.lower)) &&
        (isOf || last.lower !== 'the' || isLast || isFinite(next))
      ) {
        return replaced(noun, isOf ? -0.5 : isPaired(words, at) ? -2 : 0.5);
      }
      if (
        noun !== undefined &&
        !owning.test(last.lower) &&
        isLast &&
        !standsForNoun(word.lower) &&
        !/^(?:more|much|some|any|no|about)$/.test(last.lower)
      ) {
        return replaced(noun, 1);
      }
    }
    const action = nounOfVerb(word.lower);
    if (
      action !== undefined &&
      isOwned(words, at) &&
      !isLast &&
      /^(?:of|to|in|for|between|on|is|was|about|that)$/.test(next.lower) &&
      !/^(?:know|move|please|produce|permit|register|separate)$/.test(word.lower)
    ) {
      return replaced(action, -0.5);
    }
    const isMuchMore = last.lower === 'more' && /^(?:much|even|far)$/.test(words[at - 2]?.lower ?? '');
    const linkAt = isMuchMore ? at - 3 : at - 2;
    const degree =
      /^(?:very|so|too|more|quite|really)$/.test(last.lower) &&
      /^(?:is|are|was|were|be|am|been|become|feel|felt|became|looks?|seems?|it's|i'm|not|as)$/.test(
        words[linkAt]?.lower ?? '',
      );
    const quality = adjectiveOfNoun(word.lower);
    if (
      quality !== undefined &&
      degree &&
      word.lower !== 'fun' &&
      (isLast || /^(?:to|for|and|but|because|that|when|in|than|at|of|about|if)$/.test(next.lower)) &&
      (last.lower !== 'more' ||
        (/^(?:am|is|are|was|were|been|become|became|feel|felt|looks?|seems?)$/.test(
          words[linkAt]?.lower ?? '',
        ) &&
          words[linkAt - 1]?.lower !== 'there'))
    ) {
      return replaced(quality, -1);
    }
    if (quality !== undefined && states.test(word.lower) && isSomebodyBe(words, at - 1)) {
      const isOpen = isLast || /^(?:and|but|because|so|when|after)$/.test(next.lower);
      if (isOpen) return replaced(quality, -2);
    }
    const isAsked = !/^(?:PRON|NOUN|PROPN)$/.test(words[at - 2]?.kind ?? '');
    if (word.lower === 'success' && modals.test(last.lower) && last.lower !== 'to' && !isAsked) {
      return isLast || /^(?:in|if|because|when|at|with|without)$/.test(next.lower)
        ? replaced('succeed', -3)
        : [];
    }
    const doing = verbOfNoun(word.lower);
    if (
      doing !== undefined &&
      modals.test(last.lower) &&
      !isLast &&
      (last.lower === 'to' ? /^(?:the|a|an|my|his|her|our|their|your|it|them|this|these)$/ : anyObject).test(
        next.lower,
      ) &&
      (last.lower === 'to' || !isAsked) &&
      !/^(?:service|success|failure|invention)$/.test(word.lower)
    ) {
      return replaced(doing, last.lower === 'to' ? 1.2 : 0);
    }
    return [];
  });
}
