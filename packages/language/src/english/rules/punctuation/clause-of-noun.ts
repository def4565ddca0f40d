import { clauseAt } from '../../lexicon/contracted-subject.ts';
import { isFinite } from '../../lexicon/finite.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';

const joining =
  /^(?:and|but|or|so|because|that|which|who|whom|whose|when|while|if|although|though|until|since|than|as|before|after|where|what|why|how|whether|unless|once|to|like)$/;
/** Verbs whose object may be a further clause or verb. */
const withClause =
  /^(?:say|says|said|think|thinks|thought|know|knows|knew|believe|believes|believed|feel|feels|felt|hope|hopes|see|saw|mean|means|agree|guess|find|found|wish|suppose|realize|realized|help|helps|let|make|makes|made)$/;

/**
 * Whether a clause that begins after a noun may belong to it, as in "the book he wrote made": a further verb, which
 * would have no subject, follows without a conjunction (Quirk and others, 17.13).
 */
export function isClauseOfNoun(words: readonly TaggedWord[], at: number): boolean {
  const clause = clauseAt(words, at);
  if (
    !clause ||
    !/^(?:NOUN|PROPN|PRON)$/.test(words[at - 1]?.kind ?? '') ||
    /sel(?:f|ves)$/.test(words[at - 1]?.lower ?? '')
  ) {
    return false;
  }
  let place = clause.verb + 1;
  while (/^(?:AUX|VERB|ADV|PART)$/.test(words[place]?.kind ?? '') && words[place]?.before === '') place++;
  if (withClause.test(words[place - 1]?.lower ?? '')) return false;
  for (; place < words.length; place++) {
    const word = words[place];
    if (!word || word.before !== '' || joining.test(word.lower)) return false;
    if (isFinite(word) && !withClause.test(words[place - 1]?.lower ?? '')) return true;
  }
  return false;
}
