import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { clauseAt } from '../../lexicon/contracted-subject.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';

const named = {
  rule: 'CommaSplice',
  reason: 'Punctuation',
  summary: 'A comma alone does not join two sentences.',
  mayTakeCommas: true,
} as const;

const linking =
  /^(?:however|therefore|consequently|moreover|furthermore|nevertheless|nonetheless|otherwise|thus|hence|besides|meanwhile)$/;
/** Words that make the first clause part of the second, or the pair a figure of speech. */
const dependent =
  /^(?:if|when|although|though|because|while|after|before|since|as|once|that|which|who|whatever|whether|what|how|where|why|neither|either|not|only|no|never|more|so|such|unless|until|whenever|had|should|were|the)$/;
const saying =
  /^(?:say|said|says|think|thought|thinks|believe|believes|know|knew|suppose|guess|added|asked|replied|wrote|told|answered|explained|argued|claimed|insisted|shouted|cried|whispered|admitted|hope|fear|imagine|mean|see)$/;

/** "The museum was closed, we went to the market", "it was late, however we stayed" (Quirk and others, appendix III.12). */
export function commaSplice({ words, end, start }: Sentence): Edit[] {
  if (/["“”'’(]/.test(start + end)) return [];
  const commas = words.flatMap(({ before }, at) => (before.includes(',') ? [at] : []));
  if (end.startsWith('?')) return asked(words, commas);
  return /^[.!]/.test(end) ? (linked(words, commas) ?? unlinked(words) ?? plain(words, commas)) : [];
}

/** "I have lost my keys, can you help me find them?" */
function asked(words: readonly TaggedWord[], commas: readonly number[]): Edit[] {
  const [at] = commas;
  const main = mainSubject(words);
  if (at === undefined || main === undefined || commas.length !== 1 || at < 3 || words.length - at < 4) {
    return [];
  }
  const [last, verb, subject] = [words[at - 1], words[at], words[at + 1]];
  if (!last || !verb || !/^(?:can|could|will|would|do|did|are|have)$/.test(verb.lower)) return [];
  if (!/^(?:you|we|i|they)$/.test(subject?.lower ?? '')) return [];
  if (words.slice(0, at).some(({ lower }) => dependent.test(lower) && lower !== 'the')) return [];
  if (/^(?:sorry|know|say|tell|hear|see|wonder)$/.test(last.lower) || saying.test(words[main]?.lower ?? '')) {
    return [];
  }
  return [{ ...named, at: at - 1, remove: 2, put: [`${last.text};`, verb.text] }];
}

/** "We found no hotel therefore we slept in the car": no mark at all. */
function unlinked(words: readonly TaggedWord[]): Edit[] | undefined {
  const at = words.findIndex(
    ({ lower, before }, place) =>
      place > 3 &&
      before === '' &&
      /^(?:therefore|consequently|moreover|furthermore|nevertheless|nonetheless)$/.test(lower),
  );
  const [last, link, next] = [words[at - 1], words[at], words[at + 1]];
  const subject = at < 0 ? undefined : clauseAt(words, at + 1);
  if (!last || !link || !next || next.before !== '' || subject?.isPronoun !== true) return undefined;
  if (mainSubject(words) === undefined || /^(?:AUX|CCONJ|SCONJ|ADP)$/.test(last.kind)) return undefined;
  return [{ ...named, at: at - 1, remove: 3, put: [`${last.text};`, `${link.lower},`, next.text] }];
}

/** Words of time and viewpoint that precede a subject: "he opened a shop, now he has two". */
const opensClause =
  /^(?:now|today|nowadays|maybe|perhaps|unfortunately|fortunately|luckily|sadly|sometimes|suddenly|usually)$/;

/** With a linking adverb, with or without a comma after it. */
function linked(words: readonly TaggedWord[], commas: readonly number[]): Edit[] | undefined {
  const at = commas.find((place) => linking.test(words[place]?.lower ?? ''));
  const last = at === undefined ? undefined : words[at - 1];
  const link = at === undefined ? undefined : words[at];
  const subject = at === undefined ? undefined : clauseAt(words, at + 1);
  if (at === undefined || !last || !link || !subject || mainSubject(words) === undefined) return undefined;
  if (words.slice(0, at).some(({ lower }) => /^(?:if|when|although|because|while)$/.test(lower))) {
    return undefined;
  }
  const next = words[at + 1];
  // "They realized, however, that", "In that time, however, the release": inserted into a single sentence.
  if (!next || next.lower === 'that') return undefined;
  if (words[0]?.kind === 'ADP' || mainSubject(words.slice(0, at)) === undefined) return undefined;
  return [{ ...named, at: at - 1, remove: 3, put: [`${last.text};`, `${link.lower},`, next.text] }];
}

function plain(words: readonly TaggedWord[], commas: readonly number[]): Edit[] {
  const [at] = commas;
  const least = clauseAt(words, 0)?.verb === 0 ? 2 : 3;
  if (at === undefined || commas.length !== 1 || at < least || words.length - at < 3) return [];
  const first = words[at];
  const last = words[at - 1];
  const isOpened = opensClause.test(first?.lower ?? '') && words[at + 1]?.before === '';
  const subject = clauseAt(words, isOpened ? at + 1 : at);
  const verb = subject && words[subject.verb];
  const main = mainSubject(words) ?? (subject?.isPronoun ? behindPhrase(words, at) : undefined);
  if (!first || !last || !subject || !verb || main === undefined) return [];
  if (isOpened && !subject.isPronoun) return [];
  const isName = first.kind === 'PROPN';
  const opening = words[main];
  if (
    isName ||
    (saying.test(verb.lower) && (subject.isPronoun || !isTold(words, subject.verb))) ||
    (opening && /^(?:tell|say|think|believe|guess|suppose|know|hope|swear|mean|see)$/.test(opening.lower))
  ) {
    return [];
  }
  // "It's fine, I'm sure": a comment.
  if (/^i'm$/.test(first.lower) && /^(?:sure|afraid|told|certain|sorry)$/.test(words[at + 1]?.lower ?? '')) {
    return [];
  }
  if (last.kind === 'AUX' || /^(?:that|this)$/.test(first.lower)) return [];
  const head = words.slice(0, at);
  const tail = words.slice(at);
  if (
    head.some(
      ({ lower }, place) =>
        dependent.test(lower) &&
        !(lower === 'how' && head[place + 1]?.lower === 'to') &&
        !(lower === 'the' && !/^(?:more|less|better)$/.test(head[place + 1]?.lower ?? '')),
    )
  ) {
    return [];
  }
  if (
    tail.some(({ lower }) =>
      /^(?:too|either|though|and|or|but|not|didn't|isn't|wasn't|more|also|always|never)$/.test(lower),
    ) &&
    !subject.isPronoun
  ) {
    return [];
  }
  if (tail.some(({ lower }) => /^(?:either|though|and|or|but)$/.test(lower))) return [];
  // "He was late, they were not", "I came, I saw": short and balanced.
  if (words.length < 8 && (words.length < 6 || isBalanced(words, at, main))) return [];
  if (
    !subject.isPronoun &&
    (!(
      /^(?:the|this|these|my|our|his|her|their|everyone|everybody|nobody|nothing|everything|somebody|someone)$/.test(
        first.lower,
      ) || areMany(words, at, subject.verb)
    ) ||
      tail.length <
        (/^(?:nobody|everybody|everyone|nothing|everything|somebody|someone)$/.test(first.lower) ? 3 : 4))
  ) {
    return [];
  }
  return [
    { ...named, at: at - 1, remove: 2, put: [`${last.text};`, first.lower === 'i' ? 'I' : first.text] },
  ];
}

/** "many students failed it", "others prefer tea": not a participle, as in "most built in 1900". */
const areMany = (words: readonly TaggedWord[], at: number, verb: number): boolean =>
  ((/^(?:many|some|most)$/.test(words[at]?.lower ?? '') &&
    /^(?:NOUN|ADJ)$/.test(words[at + 1]?.kind ?? '')) ||
    words[at]?.lower === 'others') &&
  (words[verb]?.kind === 'AUX' || /^(?:DET|PRON|NOUN)$/.test(words[verb + 1]?.kind ?? ''));

/**
 * "Nobody knew the answer": a fact, but not when or to whom it was told ("the minister told the house the next day").
 */
const isTold = (words: readonly TaggedWord[], verb: number): boolean =>
  /^(?:know|knew|believe|believes|fear|answered|explained|see)$/.test(words[verb]?.lower ?? '') &&
  words[verb + 1]?.kind === 'DET' &&
  !/\b(?:day|days|time|morning|night|evening|week|while)\b/.test(
    words
      .slice(verb + 1)
      .map(({ lower }) => lower)
      .join(' '),
  );

/** The same subject twice, unless the first clause describes a state: "She was tired, she went to bed". */
const isBalanced = (words: readonly TaggedWord[], at: number, main: number): boolean =>
  words[0]?.lower === words[at]?.lower &&
  !words.slice(1, at).some(({ lower }) => lower.endsWith("n't")) &&
  !(/^(?:is|was|are|were|am)$/.test(words[main]?.lower ?? '') && words[main + 1]?.kind === 'ADJ');

/** "In this lesson we learn …": the main clause after a short phrase. */
function behindPhrase(words: readonly TaggedWord[], until: number): number | undefined {
  if (words[0]?.kind !== 'ADP') return undefined;
  for (let from = 2; from < Math.min(5, until); from++) {
    const subject = clauseAt(words, from);
    if (!subject?.isPronoun) continue;
    // "In the book he wrote, …", "By the time you read this, …": a clause that belongs to the noun.
    const isWhole = /^(?:how|the|a|an|my|our|to|not|some)$/.test(words[subject.verb + 1]?.lower ?? '');
    const isTime = /^(?:time|day|moment|way|year|minute|place|case|week|event)$/.test(
      words[from - 1]?.lower ?? '',
    );
    return isWhole && !isTime && subject.verb < until - 1 ? subject.verb : undefined;
  }
  return undefined;
}

/** Whether a main clause opens the sentence. */
function mainSubject(words: readonly TaggedWord[]): number | undefined {
  const subject = clauseAt(words, 0);
  return subject && (subject.verb === 0 || isFinite(words[subject.verb])) ? subject.verb : undefined;
}
