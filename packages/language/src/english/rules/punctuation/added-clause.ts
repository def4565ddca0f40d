import type { Sentence } from '../../context/likelihood.ts';
import { clauseAt } from '../../lexicon/contracted-subject.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { setOf } from '../grammar-rule.ts';

const clause = {
  rule: 'ClauseComma',
  reason: 'Punctuation',
  summary: 'A comma stands before what is added.',
} as const;

/** Nouns whose clause says which one is meant: "a word which means", "the sign which shows". */
const signs = setOf(
  'word words phrase phrases term terms expression expressions sign signs name names symbol symbols letter verb sentence something anything everything nothing thing one that this it those',
);

/**
 * A comma before a clause or phrase added to a complete one: "prices rose, which means that we", "three rooms, two of
 * which", "I like cities, especially when", "we need soap, brushes or something like that" (Quirk and others, appendix
 * III.17–20).
 */
export function addedClause({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const last = words[at - 1];
    if (!last || word.before !== '' || at < 2) return [];
    const isAdded =
      isConclusion(words, at) || isPartOf(words, at) || isEspecially(words, at) || isAndTheLike(words, at);
    return isAdded ? [{ ...clause, at: at - 1, remove: 1, put: [`${last.text},`] }] : [];
  });
}

/** "which means that we", "which is why", "which shows how": it refers to the whole statement. */
function isConclusion(words: readonly TaggedWord[], at: number): boolean {
  const [last, which, verb, next] = [words[at - 1], words[at], words[at + 1], words[at + 2]];
  if (which?.lower !== 'which' || !last || !verb || !next || next.before !== '' || at < 4) return false;
  if (last.kind === 'ADP' || signs.has(last.lower)) return false;
  if (!words.slice(0, at).some((word) => isFinite(word))) return false;
  if (/^(?:means|meant)$/.test(verb.lower)) {
    return next.lower === 'that' || clauseAt(words, at + 2) !== undefined;
  }
  if (
    /^(?:shows|proves|suggests|implies|indicates|explains|showed|proved|suggested|explained)$/.test(
      verb.lower,
    )
  ) {
    return /^(?:that|why|how)$/.test(next.lower) && words[at + 3]?.before === '';
  }
  return /^(?:is|was)$/.test(verb.lower) && /^(?:why|when|because)$/.test(next.lower);
}

/** "some of which", "both of whom". */
const isPartOf = (words: readonly TaggedWord[], at: number): boolean =>
  (/^(?:some|most|many|all|both|none|each|several|half|few|neither|either|part|much)$/.test(
    words[at]?.lower ?? '',
  ) ||
    words[at]?.kind === 'NUM') &&
  words[at + 1]?.lower === 'of' &&
  /^(?:which|whom)$/.test(words[at + 2]?.lower ?? '') &&
  (words[at - 1]?.before === '' || words[at - 1]?.kind !== 'ADV') &&
  /^(?:NOUN|PROPN|ADV|ADJ|NUM)$/.test(words[at - 1]?.kind ?? '');

/** "especially when it rains", "even though nobody", after a complete clause. */
function isEspecially(words: readonly TaggedWord[], at: number): boolean {
  const [last, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!last || !word || !next || next.before !== '' || at < 5) return false;
  if (!/^(?:NOUN|PROPN|ADV|ADJ|PRON|NUM|VERB)$/.test(last.kind) || isJoining(last)) return false;
  const isGraded = /^(?:especially|particularly)$/.test(word.lower);
  const isConcession = word.lower === 'even' && next.lower === 'though';
  const isContrast = /^(?:although|whereas)$/.test(word.lower);
  if (!isGraded && !isConcession && !isContrast) return false;
  if (
    isGraded &&
    !/^(?:when|if|for|in|because|since|as|those|during|with|on|at|after|before)$/.test(next.lower)
  ) {
    return false;
  }
  if (!isGraded && clauseAt(words, at + (isConcession ? 2 : 1)) === undefined) return false;
  return clauseBefore(words, at);
}

/** "or something like that", "and so on" after a list. */
function isAndTheLike(words: readonly TaggedWord[], at: number): boolean {
  const text = words
    .slice(at, at + 4)
    .map(({ lower }) => lower)
    .join(' ');
  if (/^or (?:something|anything) (?:like that|similar|else)\b/.test(text)) {
    return /^(?:NOUN|PROPN|ADV|ADJ)$/.test(words[at - 1]?.kind ?? '') && at > 2;
  }
  const isRest = /^and so (?:on|forth)$/.test(text) || text === 'etc';
  return isRest && words.slice(Math.max(0, at - 8), at).some(({ before }) => before === ',');
}

/** Whether a complete clause stands between the last mark and this position. */
function clauseBefore(words: readonly TaggedWord[], at: number): boolean {
  let from = at - 1;
  while (from > 0 && words[from]?.before === '') from--;
  if (words.slice(0, from + 1).some(isOpening) && from > 0) return false;
  if (words.slice(from, from + 2).some(isOpening)) return false;
  return words.slice(from, at - 2).some((_, index) => clauseAt(words, from + index) !== undefined);
}

const isOpening = ({ lower }: TaggedWord): boolean =>
  /^(?:if|when|although|though|while|because)$/.test(lower);
const isJoining = ({ lower }: TaggedWord): boolean =>
  /^(?:and|but|or|so|not|only|just|very|more|most|less|this|that|is|are|was|were|be|been)$/.test(lower);
