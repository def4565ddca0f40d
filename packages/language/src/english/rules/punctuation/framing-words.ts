import type { Sentence } from '../../context/likelihood.ts';
import { clauseAt } from '../../lexicon/contracted-subject.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { isOneOf, setOf } from '../grammar-rule.ts';
import { isClauseOfNoun } from './clause-of-noun.ts';
import { openingComma } from './named.ts';

const prepositions = setOf(
  `in on at by for with without from during after before since until through throughout among within despite under behind
  between to over around near about because instead regardless thanks due according like unlike besides`,
);
const adverbs = setOf(
  'actually usually thereby sometimes recently today basically generally normally currently lately eventually gradually',
);
const longestLink = 4;

/**
 * "In the old days people had", "Thus, in a big city you can", "Actually it was": the comma after a phrase or an adverb
 * that sets the scene for the clause (Quirk and others, appendix III.16). Good writers omit it after a short one.
 */
export function framingWords({ words, end }: Sentence): Edit[] {
  if (end.startsWith('?')) return [];
  const from = startOf(words);
  const at = isOneOf(words[from], adverbs) ? from + 1 : phrasesEnd(words, from);
  const last = at === undefined ? undefined : words[at - 1];
  if (at === undefined || !last || !opensClause(words, at) || isClauseOfNoun(words, at)) return [];
  // "By the time we came", "from the moment I saw her".
  if (namesTime.test(`${words[at - 2]?.lower} ${last.lower}`)) return [];
  // "In reading the letter she found": the phrase continues with the object.
  if (last.lower.endsWith('ing') && words[at]?.kind === 'DET') return [];
  // "By work I mean what is paid for": defining a word.
  if (words[from]?.lower === 'by' && words[at + 1]?.lower === 'mean') return [];
  return [{ ...openingComma, at: at - 1, remove: 1, put: [`${last.text},`] }];
}

const namesTime = /^the (?:time|way|moment|minute|instant|day|year|night|week)$/;

/** After "and" or "thus", or after a linking word with its comma. */
function startOf(words: readonly TaggedWord[]): number {
  const mark = words.findIndex(({ before }) => before !== '');
  const isLink = mark > 0 && mark <= longestLink && !words.slice(0, mark).some((word) => isFinite(word));
  if (isLink) return mark;
  return /^(?:and|but|so|also|then|now|thus|hence)$/.test(words[0]?.lower ?? '') ? 1 : 0;
}

/** Where the prepositional phrases that begin at a position end. */
function phrasesEnd(words: readonly TaggedWord[], from: number): number | undefined {
  let at = from;
  while (isOneOf(words[at], prepositions) || (at > from && words[at]?.lower === 'of')) {
    if (at > from && words[at]?.before !== '') return undefined;
    const end = objectEnd(words, at + 1);
    if (end === undefined) return undefined;
    at = end;
  }
  return at > from ? at : undefined;
}

function objectEnd(words: readonly TaggedWord[], from: number): number | undefined {
  const [first, second] = [words[from], words[from + 1]];
  if (first?.before !== '') return undefined;
  const phrase = nounPhraseAt(words, from);
  if (phrase) return phrase.head + 1;
  if (first.lower === 'the' && /^(?:above|following|beginning|past|same|end)$/.test(second?.lower ?? '')) {
    return from + 2;
  }
  const isPronoun =
    /^(?:this|that|these|those|him|her|them|me|us|it|you)$/.test(first.lower) ||
    /sel(?:f|ves)$/.test(first.lower);
  return isPronoun ? from + 1 : undefined;
}

/** A simple subject with its verb, or a phrase with an article and a verb later on: "the points made there are". */
const opensClause = (words: readonly TaggedWord[], at: number): boolean =>
  words[at]?.before === '' &&
  (clauseAt(words, at) !== undefined ||
    (/^(?:the|this|these|those|my|our|your|his|her|their|many|most)$/.test(words[at]?.lower ?? '') &&
      words.slice(at + 2).some((word) => isFinite(word))));
