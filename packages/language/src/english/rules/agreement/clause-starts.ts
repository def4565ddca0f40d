import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { isOneOf, setOf } from '../grammar-rule.ts';

const opening = setOf(
  'because that if when although though while since where whether so as but think believe feel know unless how why',
);
const leadIn = setOf(
  'today nowadays however moreover therefore also finally first second sometimes often usually furthermore consequently then now thus recently currently generally unfortunately',
);
/** Before "that" and a bare verb: "insist that the government act". */
const subjunctive = setOf(
  'suggest suggests suggested recommend recommends recommended recommendation insist insists insisted demand demands demanded require requires required requirement propose proposed proposal ask asked request order ordered urge urged prefer wish resolved agreed moved requested stipulate stipulated',
);

const subjunctiveQuality = /^(?:important|essential|necessary|vital|crucial|imperative|better)$/;

/** Where a clause may begin, so that a noun there is its subject and not the object of another verb. */
export function clauseStarts(words: readonly TaggedWord[]): number[] {
  return words.flatMap((word, at) => {
    const last = words[at - 1];
    if (isGerund(words, at)) return [];
    if (!last) return [at];
    if (word.lower === 'that' && /^(?:DET|PRON)$/.test(words[at + 1]?.kind ?? '')) return [];
    if (last.lower === 'that' && words[at - 2]?.kind === 'ADP') return [];
    if (
      last.lower === 'that' &&
      (subjunctiveQuality.test(words[at - 2]?.lower ?? '') ||
        words.slice(Math.max(0, at - 5), at).some((before) => subjunctive.has(before.lower)))
    ) {
      return [];
    }
    if (/,/.test(word.before)) return isList(words, at) ? [] : [at];
    if (
      isOneOf(last, opening) &&
      !(last.lower === 'as' && at > 1) &&
      !(last.lower === 'but' && words[at - 2]?.lower === 'all')
    ) {
      return [at];
    }
    if (at === 2 && isSpan(words)) return [at];
    return at === 1 && isOneOf(last, leadIn) ? [at] : [];
  });
}

/** "Reading books is fun": what the tagger takes for two nouns may be a verb with its object. */
const isGerund = (words: readonly TaggedWord[], at: number): boolean => {
  const [verb, object] = [words[at], words[at + 1]];
  return (
    verb?.kind === 'NOUN' &&
    verb.lower.endsWith('ing') &&
    object?.kind === 'NOUN' &&
    object.before === '' &&
    object.lower.endsWith('s')
  );
};

/** A comma before a noun may belong to a list: only one after an opening phrase or clause counts. */
const isList = (words: readonly TaggedWord[], at: number): boolean => {
  const first = words[0];
  const opensWithPhrase =
    first &&
    (first.kind === 'ADP' ||
      first.kind === 'SCONJ' ||
      first.kind === 'ADV' ||
      (first.kind === 'VERB' && first.lower.endsWith('ing')) ||
      /^(?:if|when|although|because|while|since|as|after|before|next|first|second|third|last)$/.test(
        first.lower,
      ));
  return !opensWithPhrase || words.slice(0, at).filter(({ before }) => before.includes(',')).length > 0;
};

/** "Every morning my father …" */
const isSpan = (words: readonly TaggedWord[]): boolean =>
  /^(?:every|each|some|most|these|one)$/.test(words[0]?.lower ?? '') &&
  /^(?:mornings?|evenings?|afternoons?|nights?|days?|weeks?|weekends?|months?|years?|summers?|winters?|time|times|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/.test(
    words[1]?.lower ?? '',
  ) &&
  /^(?:DET|PRON|PROPN)$/.test(words[2]?.kind ?? '');
