import { isDeterminer } from './determiners.ts';
import { isFinite } from './finite.ts';
import { nounPhraseAt } from './noun-phrase.ts';
import type { TaggedWord } from './tagged-words.ts';

const nominatives = new Set('i you he she it we they there'.split(' '));
const indefinites = new Set(
  'everyone everybody everything someone somebody something nobody nothing anyone anybody this that these those most some many both all'.split(
    ' ',
  ),
);
const adverbs = new Set(
  'also always often never usually sometimes really only just still even now already probably certainly finally suddenly quickly slowly immediately soon then both all simply actually generally hardly rarely seldom almost nearly'.split(
    ' ',
  ),
);

export type Subject = {
  readonly from: number;
  /** The index of its finite verb. */
  readonly verb: number;
  readonly isPronoun: boolean;
};

/**
 * The subject that begins at a position, if any: a pronoun in the nominative, or a noun phrase with its phrases of
 * "of", "in" and the like, followed by a finite verb.
 */
export function subjectAt(words: readonly TaggedWord[], from: number): Subject | undefined {
  const first = words[from];
  if (!first) return undefined;
  const isPronoun = nominatives.has(first.lower);
  const end = isPronoun ? from + 1 : phraseEnd(words, from);
  if (end === undefined) return undefined;
  let verb = end;
  while (isAdverb(words[verb])) verb++;
  const found = words[verb];
  if (!found || found.before !== '' || !isFinite(found)) return undefined;
  return { from, verb, isPronoun };
}

/** "always", "gradually". */
const isAdverb = (word: TaggedWord | undefined): boolean =>
  word?.before === '' && (adverbs.has(word.lower) || (word.kind === 'ADV' && word.lower.endsWith('ly')));

/** Where a noun phrase ends, including its prepositional phrases. */
export function phraseEnd(words: readonly TaggedWord[], from: number): number | undefined {
  const first = words[from];
  if (!first) return undefined;
  const isName = first.kind === 'PROPN';
  const phrase = nounPhraseAt(words, from);
  const isAlone = indefinites.has(first.lower) && !(phrase && phrase.head > from);
  if (!isAlone && !(phrase && (isDeterminer(first) || isName || phrase.number === 'plural'))) {
    return undefined;
  }
  let end = isAlone ? from + 1 : (phrase?.head ?? from) + 1;
  for (let count = 0; count < 2 && isLink(words[end]); count++) {
    const inner = nounPhraseAt(words, end + 1);
    if (!inner) break;
    end = inner.head + 1;
  }
  return end;
}

const isLink = (word: TaggedWord | undefined): boolean =>
  word?.before === '' &&
  /^(?:of|in|at|on|for|with|from|between|near|behind|under|about|above|below|beside|opposite|around|inside|outside|next)$/.test(
    word.lower,
  );
