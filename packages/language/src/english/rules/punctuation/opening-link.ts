import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { clauseAt } from '../../lexicon/contracted-subject.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { phraseEnd } from '../../lexicon/subject-at.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { setOf } from '../grammar-rule.ts';
import { linkBehindConjunction, linkingPhrase } from './sentence-links.ts';

const adverbs = setOf(
  `moreover furthermore however therefore hence consequently nevertheless nonetheless likewise similarly additionally
  alternatively conversely firstly secondly thirdly fourthly lastly finally unfortunately fortunately thankfully luckily
  sadly regrettably ironically admittedly incidentally arguably interestingly importantly surprisingly undoubtedly
  undeniably obviously hopefully nowadays`,
);
const longest = 7;
const clauseOpeners = setOf('if when although because while since after before by during with without at in');

/**
 * The comma after a phrase that links a sentence to the one before, if a simple clause follows: "For this reason the
 * government", "Also it is", "But on the other hand there are" (Quirk and others, 8.134–147, appendix III.16).
 */
export function openingLink({ words, end, start }: Sentence): Edit[] {
  const last = linkEnd(words);
  const word = last === undefined ? undefined : words[last];
  const next = last === undefined ? undefined : words[last + 1];
  if (last === undefined || !word || !next || next.before !== '' || end.startsWith('?')) return [];
  if (words.slice(0, last + 1).some(({ before }) => before !== '')) return [];
  const opens = last === 0 && !/[;:,]/.test(start);
  const text = opens ? word.text.charAt(0).toUpperCase() + word.text.slice(1) : word.text;
  return [
    {
      rule: 'OpeningComma',
      reason: 'Punctuation',
      summary: 'A comma stands behind the words that link the sentence to the one before.',
      at: last,
      remove: 1,
      put: [`${text},`],
    },
  ];
}

/** The index of the last word of the linking phrase that opens the sentence. */
function linkEnd(words: readonly TaggedWord[]): number | undefined {
  const [first, second] = words;
  if (!first || !second) return undefined;
  if (/^(?:also|second|third|fourth)$/.test(first.lower)) return isPlainClause(words, 1) ? 0 : undefined;
  if (first.lower === 'first') return isAnnounced(words) ? 0 : undefined;
  if (first.lower === 'thus') return isFramed(words) ? 0 : undefined;
  if (adverbs.has(first.lower)) {
    return (isClauseStart(words, 1) || isNounOf(words, 1)) && !isMeasured(words) ? 0 : undefined;
  }
  const from = /^(?:but|and|so)$/.test(first.lower) ? 1 : 0;
  for (let last = from + longest - 1; last > from; last--) {
    const text = words
      .slice(from, last + 1)
      .map(({ lower }) => lower)
      .join(' ');
    if (!(from === 0 ? linkingPhrase : linkBehindConjunction).test(text)) continue;
    // "As I said this he smiled", "as we know the town we": the object may follow.
    const isOwn = text.startsWith('as i') || text.startsWith('as we') || text.startsWith('as you');
    if (isOwn && !isPlainClause(words, last + 1)) return undefined;
    if (isOwn && /^(?:this|that|it)$/.test(words[last + 1]?.lower ?? '')) return undefined;
    return isClauseStart(words, last + 1) ? last : undefined;
  }
  return undefined;
}

/** "Also the price of cars is": a subject with its verb after it, or a clause before the main one. */
function isPlainClause(words: readonly TaggedWord[], at: number): boolean {
  const first = words[at];
  if (!first || first.before !== '') return false;
  if (/^(?:if|when|although|because)$/.test(first.lower)) return true;
  if (first.lower === 'that') return false;
  const clause = clauseAt(words, at);
  if (!clause) return isListWithVerb(words, at);
  return (
    clause.isPronoun ||
    /^(?:the|this|these|those|my|our|your|his|her|their|some|many|most|people)$/.test(first.lower)
  );
}

/** "Also the smell of fish, fruit and bread makes": the verb follows the last item of a list. */
function isListWithVerb(words: readonly TaggedWord[], at: number): boolean {
  if (!/^(?:the|this|these|my|our|their)$/.test(words[at]?.lower ?? '')) return false;
  const end = phraseEnd(words, at);
  const joins = words.findIndex(({ lower }, place) => place > at && lower === 'and');
  if (end === undefined || words[end]?.before !== ',' || joins < end) return false;
  const verb = words.findIndex((word, place) => place > joins + 1 && isFinite(word));
  return verb > 0 && words.slice(end, verb + 1).every(({ kind }) => !/^(?:PRON|SCONJ|AUX)$/.test(kind));
}

/** "First I would like to", "First there is": first in the text, not in time. */
const isAnnounced = (words: readonly TaggedWord[]): boolean =>
  !words.some(({ lower }) => lower === 'then') &&
  /^first (?:i (?:would like|want to|will (?:explain|discuss|describe|talk|present|say))|there (?:is|are))\b/.test(
    words
      .slice(0, 4)
      .map(({ lower }) => lower)
      .join(' '),
  );

/** "Thus in the city people": words that set the scene for the clause come in between. */
const isFramed = (words: readonly TaggedWord[]): boolean =>
  /^(?:even|if|when|although|because|since|while)$/.test(words[1]?.lower ?? '') ||
  (words[1]?.lower === 'in' && words.slice(3).some((word) => isFinite(word)));

/** "However hard they try": the adverb modifies the next word. */
const isMeasured = (words: readonly TaggedWord[]): boolean =>
  words[0]?.lower === 'however' &&
  (/^(?:ADJ|ADV)$/.test(words[1]?.kind ?? '') ||
    words.slice(2).some(({ before }) => before.includes(',')) ||
    words[1]?.lower === 'much');

/** Whether a clause may begin at a position: with its subject, or with words that set the scene for it. */
function isClauseStart(words: readonly TaggedWord[], at: number): boolean {
  const first = words[at];
  if (!first || first.before !== '' || !words.slice(at + 1).some((word) => isFinite(word))) return false;
  if (clauseOpeners.has(first.lower)) return !/^(?:with|contrast|addition)$/.test(words[at - 1]?.lower ?? '');
  // "For example sentences see page nine."
  if (first.kind === 'NOUN' && words[at - 1]?.lower === 'example') return isPeople(first);
  if (clauseAt(words, at)) return true;
  return /^(?:i|you|he|she|it|we|they|there|this|these|those|my|our|his|her|their|many|some|most|people|nobody|everyone|everybody|the|a|an|all|every|each|one|any)$/.test(
    first.lower,
  );
}

/** "Hence ideas and plans change", "Nowadays smoking in cafés is". */
const isNounOf = (words: readonly TaggedWord[], at: number): boolean => {
  const word = words[at];
  const isAct = word?.kind === 'VERB' && /.{3}ing$/.test(word.lower);
  if (word?.before !== '' || !(word.kind === 'NOUN' || isAct)) return false;
  return words.slice(at + 1).some((later) => isFinite(later));
};

const isPeople = ({ lower }: TaggedWord): boolean =>
  /^(?:people|children|students|parents|teachers)$/.test(lower);
