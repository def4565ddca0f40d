import type { Sentence } from '../../context/likelihood.ts';
import { inNumber, numberOf } from '../../lexicon/agreeing.ts';
import { isPerson } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { verbForms } from '../../lexicon/verb-forms.ts';
import { isOneOf, setOf, type GrammarRule } from '../grammar-rule.ts';
import { named } from './named.ts';

const singular = setOf('he she it');
const plural = setOf('you we they');

/**
 * Agreement where the verb comes first, or the subject has two parts: "does they live", "there are a problem", "he and
 * his sister is", "neither my brother nor my sister are", "playing the games are" (Quirk and others, 10.34–42, 11.14).
 */
export const inversions: GrammarRule = (sentence) => [
  ...auxiliaryFirst(sentence),
  ...there(sentence),
  ...twoParts(sentence),
  ...neitherNor(sentence),
  ...gerundSubject(sentence),
];

const edit = (at: number, put: string): Edit[] => [{ ...named, at, remove: 1, put: [put] }];

function auxiliaryFirst({ words, end }: Sentence): Edit[] {
  const at = /^(?:what|where|when|why|how|who)$/.test(words[0]?.lower ?? '') ? 1 : 0;
  const [verb, pronoun] = [words[at], words[at + 1]];
  if (!verb || !pronoun || !end.startsWith('?')) return [];
  if (
    !/^(?:do|does|don't|doesn't|is|are|was|has|have|isn't|aren't|hasn't|haven't|wasn't)$/.test(verb.lower)
  ) {
    return [];
  }
  const number = isOneOf(pronoun, singular) ? 'singular' : isOneOf(pronoun, plural) ? 'plural' : undefined;
  if (number === undefined || numberOf(verb) === number) return [];
  const put = inNumber(verb, number);
  return put ? edit(at, put) : [];
}

/** "There are a problem", "there is a lot of people". */
function there({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const verb = words[at + 1];
    const isPlace = /^(?:here|where)$/.test(word.lower) && at === 0;
    if (
      (word.lower !== 'there' && !isPlace) ||
      !verb ||
      !/^(?:is|are|was|were|isn't|aren't|wasn't|weren't|has|have)$/.test(verb.lower)
    ) {
      return [];
    }
    if (/^(?:if|though)$/.test(words[at - 1]?.lower ?? '')) return [];
    const isPerfect = /^(?:has|have)$/.test(verb.lower);
    if (isPerfect && words[at + 2]?.lower !== 'been') return [];
    let from = isPerfect ? at + 3 : at + 2;
    while (
      /^(?:only|still|now|already|also|always|usually|often|probably|just|about|around)$/.test(
        words[from]?.lower ?? '',
      )
    ) {
      from++;
    }
    if (
      words[from]?.lower === 'more' &&
      words[from + 1]?.lower === 'and' &&
      words[from + 2]?.lower === 'more'
    ) {
      from += 2;
    }
    const isLot = /^(?:a lot of|lots of|plenty of)/.test(
      words
        .slice(from, from + 3)
        .map(({ lower }) => lower)
        .join(' '),
    );
    const lotAt = words[from]?.lower === 'a' ? from + 3 : from + 2;
    const phrase = nounPhraseAt(words, isLot ? lotAt : from);
    if (words[from]?.lower === 'people' && !phrase && /^(?:is|was)$/.test(verb.lower)) {
      return edit(at + 1, verb.lower === 'is' ? 'are' : 'were');
    }
    if (/^(?:are|were)(?:n't)?$/.test(verb.lower) && isSingle(words, from)) {
      return edit(at + 1, inNumber(verb, 'singular') ?? 'is');
    }
    if (!phrase?.number || phrase.number === numberOf(verb)) return [];
    const next = words[phrase.head + 1];
    if (next?.before.includes(',') || /^(?:and|or)$/.test(next?.lower ?? '')) return [];
    if (
      phrase.number === 'singular' &&
      (isLot || !/^(?:a|an|one|this|another)$/.test(words[phrase.from]?.lower ?? ''))
    ) {
      return [];
    }
    const put = inNumber(verb, phrase.number);
    return put ? edit(at + 1, put) : [];
  });
}

/** "There are not anything". */
const isSingle = (words: readonly TaggedWord[], at: number): boolean => {
  const place = words[at]?.lower === 'not' ? at + 1 : at;
  const next = words[place + 1];
  return (
    /^(?:anything|nothing|something|somebody|someone|nobody|anybody|anyone)$/.test(
      words[place]?.lower ?? '',
    ) &&
    (!next ||
      next.before !== '' ||
      /^(?:that|to|i|you|we|they|he|she|in|about|who|for|more|better)$/.test(next.lower))
  );
};

/** "He and his sister is". */
function twoParts({ words }: Sentence): Edit[] {
  const [first, joint, other, third] = words;
  const areNames = [first, other].every((word) => word !== undefined && /^\p{Lu}\p{Ll}/u.test(word.text));
  if (areNames && other?.kind === 'PROPN' && joint?.lower === 'and' && third?.before === '') {
    const put = numberOf(third) === 'singular' ? inNumber(third, 'plural') : undefined;
    return put ? edit(3, put) : [];
  }
  const opens = isOneOf(first, setOf('he she i they we you')) ? 1 : endOf(words, 0);
  if (opens < 0 || words[opens]?.lower !== 'and' || words[opens]?.before !== '') return [];
  const second = isOneOf(words[opens + 1], setOf('i he she they')) ? opens + 2 : endOf(words, opens + 1);
  const verb = words[second];
  if (
    second < 0 ||
    !verb ||
    verb.before !== '' ||
    numberOf(verb) !== 'singular' ||
    (verb.kind !== 'VERB' && verb.kind !== 'AUX')
  ) {
    return [];
  }
  const put = inNumber(verb, 'plural');
  return put ? edit(second, put) : [];
}

/** Where a noun phrase with a possessive ends, so that it is not a pair such as "the bread and butter". */
function endOf(words: readonly TaggedWord[], from: number): number {
  const phrase = nounPhraseAt(words, from);
  if (!phrase || !/^(?:my|your|his|her|our|their)$/.test(words[from]?.lower ?? '')) return -1;
  // "My mother cooks and my father cleans": the tagger takes the verb for a noun.
  const isVerb =
    phrase.head > from + 1 && isPerson(words[phrase.head - 1]?.lower ?? '') && phrase.number === 'plural';
  return isVerb ? -1 : phrase.head + 1;
}

/** "Either the manager or his assistants has": the nearer part decides. */
function neitherNor({ words }: Sentence): Edit[] {
  const isOnly = words[0]?.lower === 'not' && words[1]?.lower === 'only';
  const opens = isOnly || /^(?:neither|either)$/.test(words[0]?.lower ?? '');
  const at = words.findIndex(
    ({ lower }, place) =>
      lower === 'nor' || lower === 'or' || (isOnly && lower === 'also' && words[place - 1]?.lower === 'but'),
  );
  if (at < 0 || !opens) return [];
  const phrase = nounPhraseAt(words, at + 1);
  const verb = phrase && words[phrase.head + 1];
  const found = verb?.before === '' && /^(?:VERB|AUX)$/.test(verb.kind) ? numberOf(verb) : undefined;
  if (!verb || !phrase.number || found === undefined || found === phrase.number) return [];
  const put = inNumber(verb, phrase.number);
  return put ? edit(phrase.head + 1, put) : [];
}

/** "Playing video games are fun": only with a verb that is not an adjective too. */
function gerundSubject({ words }: Sentence): Edit[] {
  const verb = words[0];
  if (
    !verb ||
    !/^(?:playing|learning|watching|reading|eating|drinking|using|having|making|doing|taking|visiting|studying|buying|driving|getting|writing|speaking|keeping|helping|spending|knowing|understanding|seeing|trying|creating|asking|sharing|following)$/.test(
      verb.lower,
    )
  ) {
    return [];
  }
  const phrase = nounPhraseAt(words, 1);
  const found = phrase && words[phrase.head + 1];
  if (found && phrase.number === 'plural' && found.before === '' && isCausing(words, phrase.head + 1)) {
    return edit(phrase.head + 1, verbForms(found.lower).s);
  }
  if (!found || phrase.number !== 'plural' || found.before !== '') return [];
  if (phrase.head === 1 && !isBareObject(words)) return [];
  if (!/^(?:are|have|were)$/.test(found.lower)) return [];
  const put = inNumber(found, 'singular');
  return put ? edit(phrase.head + 1, put) : [];
}

/** "Taking risks are good": not so "Playing cards are", "Understanding parents are". */
const isBareObject = (words: readonly TaggedWord[]): boolean =>
  /^(?:taking|having|doing|getting|making|using|avoiding|solving)$/.test(words[0]?.lower ?? '') &&
  words[2]?.lower === 'are' &&
  !isPerson(singularOf(words[1]?.lower ?? '') ?? '') &&
  (words[3]?.kind === 'ADJ' || words[4]?.kind === 'ADJ');

/** "Reading books help me", "Learning languages take time": its object shows the verb. */
const isCausing = (words: readonly TaggedWord[], at: number): boolean =>
  /^(?:help|make|take|require|keep|give|improve|need|cost|teach)$/.test(words[at]?.lower ?? '') &&
  /^(?:me|us|you|him|them|people|children|students|time|money|patience|practice|a|the|your|my|our)$/.test(
    words[at + 1]?.lower ?? '',
  );
