import type { Number } from '../../lexicon/agreeing.ts';
import { isDeterminer } from '../../lexicon/determiners.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';

const adverbs = new Set(
  'also always often never usually sometimes really only just still even now already probably certainly simply actually generally hardly rarely seldom nowadays today currently clearly easily mostly therefore however thus both all usually normally'.split(
    ' ',
  ),
);
const prepositions = new Set(
  'of in at on for with from between about around among without by to into under over near behind against during after before through across beside inside outside above below within towards toward beyond regarding concerning'.split(
    ' ',
  ),
);
const nominatives = new Set('i you he she it we they'.split(' '));
/** Words between two commas after a subject that do not change its number. */
const interrupting =
  /^(?:who|which|whose|where|along|together|as|including|especially|like|unlike|such|however|of|in|not|rather|except|besides|accompanied|particularly|mainly|no|a|an|the|my|his|her|our|their|called|made|born|built|written|known)$/;

export type MainVerb = {
  readonly at: number;
  /** The number of words between the head noun and the verb. */
  readonly distance: number;
  readonly isCoordinated: boolean;
};

/** The finite verb of the subject whose head noun is at `head`, skipping whatever may stand between them. */
export function mainVerbBehind(words: readonly TaggedWord[], head: number): MainVerb | undefined {
  let place = head + 1;
  let isCoordinated = false;
  let isEach = false;
  for (let step = 0; step < 8; step++) {
    const next = behindOne(words, place);
    if (next === undefined) break;
    place = next;
  }
  const word = words[place];
  if (word?.lower === 'and' && word.before === '') {
    if (place > head + 1) return undefined;
    const other = nounPhraseAt(words, place + 1);
    if (!other?.hasDeterminer || isTitle(words, head, other.head)) return undefined;
    isEach = /^(?:every|each|no)$/.test(words[other.from]?.lower ?? '');
    place = other.head + 1;
    isCoordinated = !isEach;
  }
  while (adverbs.has(words[place]?.lower ?? '') && words[place]?.before === '') place++;
  const verb = words[place];
  if (!verb || verb.before.includes('-') || !isFinite(verb)) return undefined;
  if (verb.before !== '' && !(words[place - 1] && place > head + 3)) return undefined;
  return { at: place, distance: place - head - 1, isCoordinated };
}

/** "The Old Man and the Sea is long": a book, not two subjects. */
const isTitle = (words: readonly TaggedWord[], first: number, second: number): boolean =>
  [first, second].every((at) => /^\p{Lu}\p{Ll}/u.test(words[at]?.text ?? ''));

/** The index after one modifier of a noun; undefined if none begins here. */
function behindOne(words: readonly TaggedWord[], at: number): number | undefined {
  const word = words[at];
  if (!word) return undefined;
  if (word.before === ',') return interrupting.test(word.lower) ? closingComma(words, at) : undefined;
  if (word.before !== '') return undefined;
  if (prepositions.has(word.lower)) return behindPhrase(words, at + 1);
  if (/^(?:who|which|that|where)$/.test(word.lower)) return behindClause(words, at + 1);
  if (
    /^(?:why|when)$/.test(word.lower) &&
    /^(?:reason|time|day|year|moment|week|month)s?$/.test(words[at - 1]?.lower ?? '')
  ) {
    return behindClause(words, at + 1);
  }
  if (word.lower === 'whose') {
    const owned = nounPhraseAt(words, at + 1);
    return owned && isFinite(words[owned.head + 1]) ? behindClause(words, owned.head + 1) : undefined;
  }
  if (nominatives.has(word.lower)) return behindClause(words, at);
  if (word.kind === 'VERB') return behindParticiple(words, at, word);
  return undefined;
}

function behindPhrase(words: readonly TaggedWord[], at: number): number | undefined {
  const first = words[at];
  if (first?.kind === 'VERB' && first.before === '') return behindObjects(words, at + 1);
  if (/^(?:it|them|him|her|us|me|you|this|that|these|those|which|whom)$/.test(first?.lower ?? '')) {
    const phrase = nounPhraseAt(words, at);
    return phrase ? phrase.head + 1 : at + 1;
  }
  const phrase = nounPhraseAt(words, at);
  return phrase ? phrase.head + 1 : undefined;
}

/** The index after the subject, verbs and objects of a relative clause. */
function behindClause(words: readonly TaggedWord[], from: number): number | undefined {
  let at = from;
  if (nominatives.has(words[at]?.lower ?? '')) at++;
  else if ((!isFinite(words[at]) && !isReadAsNoun(words, at)) || isDeterminer(words[at] ?? noWord)) {
    const phrase = nounPhraseAt(words, at);
    if (phrase) at = isVerbInPhrase(words, phrase.head) ? phrase.head : phrase.head + 1;
  }
  while (adverbs.has(words[at]?.lower ?? '')) at++;
  if (!(isFinite(words[at]) || isReadAsNoun(words, at)) || words[at]?.before !== '') return undefined;
  const isPassive = words[at]?.kind === 'AUX';
  at++;
  while (
    words[at]?.before === '' &&
    /^(?:not|never|been|be|being|also|always|just|already)$/.test(words[at]?.lower ?? '')
  ) {
    at++;
  }
  if (isPassive && /^(?:VERB|ADJ)$/.test(words[at]?.kind ?? '') && words[at]?.before === '') at++;
  return behindObjects(words, at);
}

/** "Who lives in London", "why couples move to": the tagger takes the verb for a noun. */
const isReadAsNoun = (words: readonly TaggedWord[], at: number): boolean =>
  (words[at - 1]?.lower === 'who' || isVerbInPhrase(words, at)) &&
  words[at]?.kind === 'NOUN' &&
  /^(?:ADP|DET|PRON|ADV)$/.test(words[at + 1]?.kind ?? '');

/** "Young couples move to": a verb after a plural that the tagger takes for the head noun. */
const isVerbInPhrase = (words: readonly TaggedWord[], at: number): boolean => {
  const [subject, verb] = [words[at - 1], words[at]];
  if (subject?.kind !== 'NOUN' || verb?.kind !== 'NOUN' || verb.before !== '') return false;
  return (
    subject.lower.endsWith('s') &&
    singularOf(subject.lower) !== undefined &&
    formsOf({ ...verb, kind: 'VERB' })?.base === verb.lower &&
    /^(?:ADP|DET|PRON|ADV)$/.test(words[at + 1]?.kind ?? '')
  );
};

/** "lying on the table", "written by him", "to close the mine". */
function behindParticiple(words: readonly TaggedWord[], at: number, word: TaggedWord): number | undefined {
  const forms = formsOf(word);
  if (!forms || words[at - 1]?.kind !== 'NOUN') return undefined;
  if (word.lower === forms.ing) return behindObjects(words, at + 1);
  const isParticiple = word.lower === forms.participle && word.lower !== forms.base;
  const agent = words[at + 1];
  return isParticiple &&
    agent &&
    /^(?:by|in|at|on|from|with|for|to|during|as)$/.test(agent.lower) &&
    words.slice(at + 1).some((later) => isFinite(later))
    ? behindObjects(words, at + 1)
    : undefined;
}

const causing =
  /^(?:make|makes|made|making|let|lets|letting|help|helps|helped|helping|see|sees|saw|seeing|hear|hears|heard|watch|watched|have|had|has)$/;

function behindObjects(words: readonly TaggedWord[], from: number): number {
  let at = from;
  // "the knowledge that makes us cherish": the next verb belongs to the object.
  if (causing.test(words[from - 1]?.lower ?? '')) return words.length;
  for (let count = 0; count < 4; count++) {
    const word = words[at];
    if (!word || word.before !== '') break;
    if (prepositions.has(word.lower)) {
      const behind = behindPhrase(words, at + 1);
      if (behind === undefined) break;
      at = behind;
      continue;
    }
    if ((word.kind === 'ADV' || word.lower === 'next') && !isFinite(word)) {
      at++;
      continue;
    }
    if (/^(?:me|him|her|us|them|it|you)$/.test(word.lower) && !isDeterminerBeforeNoun(words, at)) {
      at++;
      continue;
    }
    const phrase = isFinite(word) ? undefined : nounPhraseAt(words, at);
    if (!phrase) break;
    at = phrase.head + 1;
  }
  return at;
}

const isDeterminerBeforeNoun = (words: readonly TaggedWord[], at: number): boolean =>
  words[at]?.lower === 'her' && nounPhraseAt(words, at) !== undefined;

function closingComma(words: readonly TaggedWord[], at: number): number | undefined {
  const close = words.findIndex(({ before }, place) => place > at && before.includes(','));
  return close > 0 && close - at < 14 ? close : undefined;
}

const noWord: TaggedWord = { text: '', lower: '', kind: '', lemma: '', from: 0, to: 0, before: '' };

/** A coordinated subject is plural; any other has the number of its head. */
export const subjectNumber = (own: Number | undefined, isCoordinated: boolean): Number | undefined =>
  isCoordinated ? (own === undefined ? undefined : 'plural') : own;
