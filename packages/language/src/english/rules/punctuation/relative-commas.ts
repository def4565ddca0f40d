import type { Sentence } from '../../context/likelihood.ts';
import { isPerson, isThing } from '../../lexicon/counted-nouns.ts';
import { wordCounts } from '../../spelling/word-counts.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import { subjectAt } from '../../lexicon/subject-at.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { appositions } from './appositions.ts';
import { addedBetweenCommas as named } from './added-between-commas.ts';
import { namesAndNouns } from './names-and-nouns.ts';

/**
 * Commas around relative clauses and appositions: "My sister, who lives in Leeds is a doctor", "Paris which is the
 * capital", "the book, that I bought" (Quirk and others, appendix III.18–19, 17.22–26).
 */
export const relativeCommas = (sentence: Sentence): Edit[] => [
  ...unclosed(sentence),
  ...behindName(sentence),
  ...behindClause(sentence),
  ...behindPointed(sentence),
  ...beforeThat(sentence),
  ...appositions(sentence),
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

/** A subject that begins after `from` and has its verb at `verb`. */
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
 * "It lasts two days which is enough", "He failed which surprised everyone": the clause refers to the whole statement,
 * as its number or its verb shows.
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

/**
 * "I agree with this plan which was made in a hurry", "She sold her car which was old": it is clear which one is meant.
 */
function behindPointed({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const last = words[at - 1];
    if (word.lower !== 'which' || word.before !== '' || last?.kind !== 'NOUN' || at < 4) return [];
    let from = at - 1;
    while (from > 0 && /^(?:NOUN|ADJ)$/.test(words[from - 1]?.kind ?? '')) from--;
    const pointer = words[from - 1]?.lower ?? '';
    if (!/^(?:this|my|his|her|our|their)$/.test(pointer)) return [];
    if (!/^(?:ADP|VERB)$/.test(words[from - 2]?.kind ?? '') || !isFinite(words[at + 1])) return [];
    return subjectAt(words, 0) ? [{ ...named, at: at - 1, remove: 1, put: [`${last.text},`] }] : [];
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
