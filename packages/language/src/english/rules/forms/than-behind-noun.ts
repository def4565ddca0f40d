import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';

const comparatives =
  /^(?:more|less|fewer|better|worse|bigger|smaller|larger|higher|lower|cheaper|stronger|longer|shorter|easier|faster|older|younger)$/;

/**
 * "more money that his brother", "a longer way that the old road": the compared noun has no verb of its own, so "that"
 * does not introduce a clause (Quirk and others, 15.63–64).
 */
export function thanBehindNoun({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const noun = words[at - 1];
    if (word.lower !== 'that' || word.before !== '' || noun?.kind !== 'NOUN' || !isCompared(words, at)) {
      return [];
    }
    const end = words.findIndex(({ before }, place) => place > at && before !== '');
    const rest = words.slice(at + 1, end < 0 ? words.length : end);
    const [opener] = rest;
    if (!opener || rest.length > 5 || !/^(?:DET|PRON|ADJ|NOUN|PROPN)$/.test(opener.kind)) return [];
    if (rest.some((later) => isVerb(later)) || /^(?:day|time|year|way|point)s?$/.test(opener.lower)) {
      return [];
    }
    // "A better idea than that one" is right already; so is "at a better time that day".
    if (!isWhole(rest)) return [];
    return [
      {
        rule: 'Comparison',
        reason: 'Grammar',
        summary: 'The comparison is formed otherwise.',
        at,
        remove: 1,
        put: ['than'],
      },
    ];
  });
}

/** "more", an adjective or two, and the noun. */
function isCompared(words: readonly TaggedWord[], at: number): boolean {
  for (let place = at - 2; place >= Math.max(0, at - 4); place--) {
    const word = words[place];
    if (!word || (place < at - 2 && words[place + 1]?.before !== '')) return false;
    if (comparatives.test(word.lower)) {
      return words[place - 1]?.lower !== 'the' && words[place + 1]?.before === '';
    }
    if (word.kind !== 'ADJ' && word.kind !== 'NOUN') return false;
  }
  return false;
}

const isVerb = (word: TaggedWord): boolean =>
  isFinite(word) || /^(?:VERB|AUX)$/.test(word.kind) || /(?:ed|ing|'s|'ve|'re|'d|'ll)$/.test(word.lower);

/** Nouns with their modifiers, or a pronoun on its own: nothing that the tagger may have mistaken for a noun. */
const isWhole = (rest: readonly TaggedWord[]): boolean => {
  const last = rest.at(-1);
  const isNoun = /^(?:NOUN|PROPN)$/.test(last?.kind ?? '');
  const isPronoun =
    rest.length === 1 && /^(?:mine|yours|his|hers|ours|theirs|me|him|us|them)$/.test(last?.lower ?? '');
  const isOwned = /^(?:my|your|his|her|our|their|the|a|an|other|most)$/.test(rest[0]?.lower ?? '');
  return isPronoun || (isNoun && (isOwned || (rest.length === 2 && rest[0]?.kind === 'ADJ')));
};
