import type { Sentence } from '../../context/likelihood.ts';
import { isPerson, isThing } from '../../words/counted-nouns.ts';
import { wordCounts } from '../../spelling/word-counts.ts';
import type { Edit } from '../../words/edit.ts';
import { isFinite } from '../../words/finite.ts';
import { singularOf } from '../../words/noun-forms.ts';
import { nounPhraseAt } from '../../words/noun-phrase.ts';
import { phraseEnd, subjectAt } from '../../words/subject-at.ts';
import type { TaggedWord } from '../../words/tagged-words.ts';
import { namesAndNouns } from './names-and-nouns.ts';

const named = {
  rule: 'RelativeComma',
  reason: 'Punctuation',
  summary: 'A clause that only adds something stands between commas.',
} as const;

/**
 * Commas around relative clauses and appositions: "My sister, who lives in Leeds is a doctor", "Paris which is the
 * capital", "the book, that I bought" (Quirk and others, appendix III.18–19, 17.22–26).
 */
export const relativeCommas = (sentence: Sentence): Edit[] => [
  ...unclosed(sentence),
  ...behindName(sentence),
  ...behindClause(sentence),
  ...beforeThat(sentence),
  ...apposition(sentence),
  ...openApposition(sentence),
  ...openDescription(sentence),
];

/** "My sister, who lives in Leeds is a doctor": the second comma is missing. */
function unclosed({ words }: Sentence): Edit[] {
  const at = words.findIndex(({ lower, before }) => /^(?:who|which|whose)$/.test(lower) && before === ',');
  const phrase = nounPhraseAt(words, 0);
  if (at < 1 || phrase?.head !== at - 1 || words.slice(at + 1).some(({ before }) => before !== '')) return [];
  const inner = words.findIndex(
    (word, place) =>
      place > at &&
      (isFinite(word) || (place === at + 1 && /^(?:cost|hit|put|cut|let|set|shut)$/.test(word.lower))),
  );
  if (inner < 0) return [];
  const outer = words.findIndex(
    (word, place) =>
      place > inner + 1 &&
      isFinite(word) &&
      /^(?:NOUN|PROPN|ADV|ADJ|NUM|VERB)$/.test(words[place - 1]?.kind ?? '') &&
      subjectBefore(words, inner + 1, place) === undefined,
  );
  const between = words.slice(inner + 1, outer);
  const last = words[outer - 1];
  const verb = words[outer];
  if (outer < 0 || !last || !verb) return [];
  if (
    between.some(({ lower }) =>
      /^(?:and|but|or|that|which|who|when|if|because|while|as|than|what|where)$/.test(lower),
    )
  ) {
    return [];
  }
  if (verb.kind === 'VERB' && words[outer - 1]?.kind === 'VERB') return [];
  return [{ ...named, at: outer - 1, remove: 2, put: [`${last.text},`, verb.text] }];
}

/** A subject that begins behind `from` and has its verb at `verb`. */
function subjectBefore(words: readonly TaggedWord[], from: number, verb: number): number | undefined {
  for (let at = from; at < verb; at++) {
    const word = words[at];
    if (word && /^(?:i|you|he|she|it|we|they)$/.test(word.lower) && subjectAt(words, at)?.verb === verb) {
      return at;
    }
  }
  return undefined;
}

/**
 * "It lasts two days which is enough", "He failed which surprised everyone": the clause tells of all that was said, as its
 * number or its verb shows.
 */
function behindClause({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const [last, verb, next] = [words[at - 1], words[at + 1], words[at + 2]];
    if (word.lower !== 'which' || word.before !== '' || !last || !verb || !next || at < 3) return [];
    if (last.kind === 'ADP' || subjectAt(words, 0) === undefined) return [];
    const isOfNumber =
      /^(?:is|was|isn't|wasn't)$/.test(verb.lower) &&
      isPluralNoun(last) &&
      /^(?:more|enough|less|a|an|why|what|too|about|quite|almost|nearly|just|far|plenty|great|how|not|good|very|really)$/.test(
        next.lower,
      );
    const isWhy = /^(?:is|was)$/.test(verb.lower) && next.lower === 'why';
    const isEffect =
      /^(?:surprised|annoyed|shocked|pleased|delighted|upset|worried|angered|amazed|disappointed|means|meant)$/.test(
        verb.lower,
      ) &&
      /^(?:me|us|him|her|them|everyone|everybody|nobody|my|his|their|our|that)$/.test(next.lower) &&
      !/^(?:news|result|results|something|thing|things|word|words|decision|answer|letter|story)$/.test(
        last.lower,
      );
    const isMade =
      /^(?:made|makes)$/.test(verb.lower) &&
      /^(?:me|us|him|her|them|everyone|everybody)$/.test(next.lower) &&
      /^(?:ADJ|ADV)$/.test(words[at + 3]?.kind ?? '') &&
      last.kind !== 'NOUN';
    return isOfNumber || isWhy || isEffect || isMade
      ? [{ ...named, at: at - 1, remove: 2, put: [`${last.text},`, word.text] }]
      : [];
  });
}

const isPluralNoun = ({ kind, lower }: TaggedWord): boolean =>
  kind === 'NOUN' && lower.endsWith('s') && singularOf(lower) !== undefined;

/** "London which is": a name needs no clause to say which one is meant. */
function behindName({ words }: Sentence): Edit[] {
  const isCleft = words.some(
    ({ lower }, at) =>
      /^(?:it|it's)$/.test(lower) && (lower === "it's" || /^(?:is|was)$/.test(words[at + 1]?.lower ?? '')),
  );
  if (isCleft) return [];
  return words.flatMap((word, at): Edit[] => {
    const name = words[at - 1];
    if (
      !/^(?:which|who)$/.test(word.lower) ||
      word.before !== '' ||
      !name ||
      !(
        name.kind === 'PROPN' ||
        (at === 1 && wordCounts().isName(name.text) && !namesAndNouns.test(name.lower))
      ) ||
      !isFinite(words[at + 1])
    ) {
      return [];
    }
    if (!/^\p{Lu}\p{Ll}/u.test(name.text) || at < 1 || /(?:ans|ers|ese|ish|men)$/.test(name.text)) return [];
    let from = at - 1;
    while (words[from - 1]?.kind === 'PROPN') from--;
    const before = words[from - 1];
    if (word.lower === 'who' && before?.kind === 'ADP') return [];
    if (
      before &&
      (before.kind === 'DET' ||
        before.kind === 'ADJ' ||
        before.kind === 'PRON' ||
        before.kind === 'NOUN' ||
        /^(?:it|only)$/.test(before.lower) ||
        /^(?:is|was|'s)$/.test(before.lower))
    ) {
      return [];
    }
    return [{ ...named, at: at - 1, remove: 2, put: [`${name.text},`, word.text] }];
  });
}

/** "The book, that I bought, …": "which" or "who" between commas; "the book, that I bought is": no comma. */
function beforeThat({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const noun = words[at - 1];
    if (
      word.lower !== 'that' ||
      word.before !== ',' ||
      !noun ||
      !(noun.kind === 'NOUN' || isThing(noun.lower))
    ) {
      return [];
    }
    const follows =
      isFinite(words[at + 1]) ||
      /^(?:lives|works|likes|wants|plays|comes|stands|lies)$/.test(words[at + 1]?.lower ?? '') ||
      /^(?:i|you|he|she|it|we|they)$/.test(words[at + 1]?.lower ?? '');
    const isMain = subjectAt(words, 0) !== undefined || (words[0]?.kind === 'VERB' && at > 2);
    const isOpenSubject =
      nounPhraseAt(words, 0)?.head === at - 1 &&
      /^(?:i|you|he|she|we|they)$/.test(words[at + 1]?.lower ?? '');
    if (!isMain && !isOpenSubject && !isClosedLater(words, at)) return [];
    if (
      !follows ||
      words[0]?.kind === 'ADP' ||
      words.slice(0, at).some(({ before }) => before.includes(','))
    ) {
      return [];
    }
    const isKnown = isThing(noun.lower) || isPerson(noun.lower);
    if (!isKnown || subjectAt(words, 0)?.verb === at + 1) return [];
    const isClosed = words.slice(at + 1).some(({ before }) => before.includes(','));
    return isClosed
      ? [{ ...named, at, remove: 1, put: [isPerson(noun.lower) ? 'who' : 'which'] }]
      : [
          {
            ...named,
            summary: 'No comma stands before “that” here.',
            mayTakeCommas: true,
            at: at - 1,
            remove: 2,
            put: [noun.text, 'that'],
          },
        ];
  });
}

const isClosedLater = (words: readonly TaggedWord[], at: number): boolean =>
  nounPhraseAt(words, 0)?.head === at - 1 && words.slice(at + 1).some(({ before }) => before.includes(','));

/** "Our headmaster Mr Dawes, opened": the first of the two commas is missing. */
function apposition({ words }: Sentence): Edit[] {
  const phrase = nounPhraseAt(words, 0);
  const first = words[0];
  if (!phrase?.hasDeterminer || !first || !/^(?:my|our|his|her|their|the|your)$/.test(first.lower)) return [];
  const nameAt = words.findIndex((word, at) => at > 0 && word.kind === 'PROPN');
  const noun = words[nameAt - 1];
  if (nameAt < 2 || nameAt > phrase.head || noun?.kind !== 'NOUN' || !isPerson(noun.lower)) return [];
  const verb = words[phrase.head + 1];
  const name = words[nameAt];
  if (!verb || verb.before !== ',' || !isFinite(verb) || !name) return [];
  if (words.slice(phrase.head + 2).some(({ before }) => before.includes(','))) return [];
  return [{ ...named, at: nameAt - 1, remove: 2, put: [`${noun.text},`, name.text] }];
}

/** "Tom, the dog is hungry", "Mark, my mother called you": somebody is spoken to, and the sentence is about others. */
const isCalled = (words: readonly TaggedWord[], from: number, end = from): boolean =>
  end - from < 3 ||
  words.slice(from).some(({ lower }) => /^(?:i|me|you|your|we|us)$/.test(lower)) ||
  (wordCounts().isName(words[0]?.text ?? '') &&
    !words
      .slice(from, end)
      .some(
        ({ lower }) =>
          isPerson(lower) || /^(?:capital|city|town|village|country|mountain|river|island)$/.test(lower),
      ));

/** "Everest, the highest mountain in the world was": the second comma is missing. */
function openApposition({ words }: Sentence): Edit[] {
  const at = words.findIndex(({ before }) => before.includes(','));
  if (at < 1 || at > 3 || words.slice(at + 1).some(({ before }) => before.includes(','))) return [];
  const isName =
    words.slice(0, at).every(({ text }) => /^\p{Lu}\p{Ll}/u.test(text)) &&
    (words[at - 1]?.kind === 'PROPN' ||
      (at === 1 && words[0]?.kind === 'NOUN' && wordCounts().isName(words[0].text)));
  if (!isName || words[0]?.kind === 'PRON' || words[0]?.kind === 'DET') return [];
  if (!/^(?:the|a|an|my|our|his|her|their)$/.test(words[at]?.lower ?? '')) return [];
  const end = phraseEnd(words, at);
  if (at === 1 && isCalled(words, at, end)) return [];
  const verb = end === undefined ? undefined : words[end];
  const last = end === undefined ? undefined : words[end - 1];
  if (end === undefined || !verb || !last || verb.before !== '' || !isFinite(verb)) return [];
  return [{ ...named, at: end - 1, remove: 2, put: [`${last.text},`, verb.text] }];
}

/** "The king, a week later was dead". */
const time = /^(?:moment|second|minute|hour|day|night|week|month|year|while|bit|little|few)$/;

/** "Our neighbour, a retired pilot still wakes up": the second comma is missing behind what somebody is. */
function openDescription({ words }: Sentence): Edit[] {
  const person = nounPhraseAt(words, 0);
  const noun = person && words[person.head];
  if (!person?.hasDeterminer || !noun || !isPerson(noun.lower)) return [];
  const from = person.head + 1;
  if (words[from]?.before !== ',' || !/^(?:a|an)$/.test(words[from]?.lower ?? '')) return [];
  if (words.slice(from + 1).some(({ before, lower }) => before.includes(',') || lower === 'and')) return [];
  const end = phraseEnd(words, from);
  const last = end === undefined ? undefined : words[end - 1];
  const first = end === undefined ? undefined : words[end];
  const verb = first?.kind === 'ADV' ? words[(end ?? 0) + 1] : first;
  if (words.slice(from, end).some(({ lower }) => time.test(lower))) return [];
  if (end === undefined || !last || !first || first.before !== '' || !verb) return [];
  if (!isFinite(verb) && !(verb !== first && isFinite({ ...verb, kind: 'VERB' }))) return [];
  return [{ ...named, at: end - 1, remove: 2, put: [`${last.text},`, first.text] }];
}
