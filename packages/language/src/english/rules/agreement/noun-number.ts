import type { Sentence } from '../../context/likelihood.ts';
import { isThing, needsDeterminer } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { pluralOf, singularOf, uncountable } from '../../lexicon/noun-forms.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { isOneOf, setOf } from '../grammar-rule.ts';
import { compoundBehind, nounBehind } from './noun-behind.ts';
import { nounEdit, pluralEdit } from './noun-edit.ts';
import { isGoodMany, isOfSeveral } from './one-plural.ts';

const plurals = setOf(
  `these those many several few fewer both various numerous two three four five six seven eight nine ten eleven twelve thirteen
  fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety`,
);
const singulars = setOf('a an every each another');
const numberless = setOf(
  "hundred thousand million billion dozen percent per cent sheep fish deer aircraft series species means people police cattle pm am o'clock data staff kind sort type class",
);

/** "many advantage", "every students", "one of the reason": the number of a noun after a word that counts it. */
export const nounNumber = (sentence: Sentence, word: TaggedWord, at: number): Edit[] => [
  ...afterPlural(sentence, word, at),
  ...afterSingular(sentence, word, at),
  ...oneOf(sentence, word, at),
  ...allOf(sentence, word, at),
];

function afterPlural(sentence: Sentence, word: TaggedWord, at: number): Edit[] {
  const { words } = sentence;
  const isDigit = /^\d+$/.test(word.lower) && Number(word.lower) > 1 && Number(word.lower) < 100;
  const isHundreds =
    /^(?:hundred|thousand|million|dozen)$/.test(word.lower) &&
    /^(?:NUM|DET|ADJ)$/.test(words[at - 1]?.kind ?? '');
  if (!isOneOf(word, plurals) && !isDigit && !isHundreds) return [];
  if (/^(?:those|few)$/.test(word.lower) && words[at - 1]?.kind === 'DET' && word.lower === 'those') {
    return [];
  }
  const direct = nounBehind(words, at);
  const isMany = /^(?:many|several|few|these|those|various|numerous)$/.test(word.lower);
  const place = direct === -1 && isMany ? compoundBehind(words, at) : direct;
  const noun = words[place];
  if (word.lower === 'many' && noun?.lower === 'time' && words[at - 1]?.kind !== 'ADP') return [];
  if (
    !noun ||
    !/^[a-z]{3,}$/.test(noun.lower) ||
    singularOf(noun.lower) !== undefined ||
    numberless.has(noun.lower)
  ) {
    return [];
  }
  if (
    uncountable.has(noun.lower) ||
    /(?:s|men|children|teeth|feet|data|media|criteria|ese)$/.test(noun.lower)
  ) {
    return [];
  }
  const counts = !/^(?:these|those|many|several|few|both|various|numerous)$/.test(word.lower) || isDigit;
  if (
    counts &&
    /^(?:year|day|week|month|hour|minute|mile|foot|meter|metre)$/.test(noun.lower) &&
    words[place + 1]?.kind === 'ADJ'
  ) {
    return [];
  }
  if (isDigit && (words[at - 1]?.kind === 'PROPN' || words[at - 1]?.kind === 'NOUN')) return [];
  const isThese = /^(?:these|those)$/.test(word.lower);
  const verb = words[place + 1];
  if (isThese && words[at - 1]?.kind === 'ADP' && spans.test(noun.lower) && direct === at + 1) {
    return nounEdit(at, [word.lower === 'these' ? 'this' : 'that']);
  }
  const one: Readonly<Record<string, string>> = { these: 'this', those: 'that' };
  if (isThese && verb && /^(?:is|was|has|does|doesn't|isn't)$/.test(verb.lower)) {
    return sentence.gain(at, 1, [one[word.lower] ?? 'this']) > 0
      ? nounEdit(at, [one[word.lower] ?? 'this'])
      : [];
  }
  const gain = sentence.gain(place, 1, [pluralOf(noun.lower)]);
  const least = isThese ? (needsDeterminer(noun.lower) ? -1.5 : 0.3) : leastGain(noun.lower, counts);
  return gain >= least ? pluralEdit(words, place) : [];
}

/** "At these moment", "in these way": a single time or way is meant. */
const spans = /^(?:moment|time|way|case|situation|world|society|sense|age|era|century|context)$/;

const leastGain = (noun: string, counts: boolean): number => {
  if (needsDeterminer(noun)) return -2.5;
  if (isThing(noun)) return -1;
  return counts ? 0.7 : 0;
};

function afterSingular(sentence: Sentence, word: TaggedWord, at: number): Edit[] {
  const { words } = sentence;
  if (!isOneOf(word, singulars)) return [];
  if (word.lower === 'each' && words[at + 1]?.lower === 'of') return [];
  if (/^(?:few|lot|couple|dozen|hundred)$/.test(words[at + 1]?.lower ?? '')) return [];
  if (isGoodMany(words, at + 1)) return [];
  if (word.lower === 'another' || isOfSeveral(words, at)) return [];
  const place = nounBehind(words, at);
  const noun = words[place];
  if (
    !noun ||
    words
      .slice(at + 1, place)
      .some(({ kind, lower }) => kind === 'NUM' || /^(?:few|many|dozen|hundred)$/.test(lower))
  ) {
    return [];
  }
  const singular = noun.lower === 'people' ? undefined : singularOf(noun.lower);
  if (
    singular === undefined ||
    uncountable.has(singular) ||
    /^(?:means|series|species|headquarters|works|crossroads|barracks|times|years|days|weeks|minutes|months|hours|news)$/.test(
      noun.lower,
    )
  ) {
    return [];
  }
  const least = /^(?:every|each)$/.test(word.lower) ? 0 : 0.7;
  return sentence.gain(place, 1, [singular]) >= least ? nounEdit(place, [singular]) : [];
}

/** "one of my friend lives": the tagger takes the verb for a second noun. */
const asVerb = (words: readonly TaggedWord[], of: number): readonly TaggedWord[] =>
  words.map((word, place) =>
    place > of + 2 &&
    place < of + 5 &&
    word.kind === 'NOUN' &&
    /^(?:NOUN|ADJ)$/.test(words[place - 1]?.kind ?? '') &&
    /^(?:lives?|works?|likes?|wants?|plays?|comes?|go|goes|speaks?|stud(?:y|ies)|says?|helps?|thinks?|knows?|loves?)$/.test(
      word.lower,
    )
      ? { ...word, kind: 'VERB' }
      : word,
  );

/** Groups of persons: "several of the crew" (Quirk and others, 5.108, 10.36). */
const groups = setOf(
  `army audience band board brigade cabinet cast choir class clergy clientele clique club cohort column commission committee
  community company congregation congress corps council couple court crew crowd electorate enemy enclosure expedition faculty
  family flock following force garrison gang gentry government group herd household infantry intelligentsia jury kin leadership
  legion majority membership minority mob nation navy nobility opposition orchestra pack panel parliament party platoon
  populace population press priesthood profession public regiment senate squad squadron staff team tribe troop troupe union
  unit workforce youth`,
);

const countsOf =
  /^(?:both|none|each|neither|either|several|many|few|two|three|four|five|six|seven|eight|nine|ten)$/;

/** "All passenger must": a person or a countable thing after "all" at the start of a clause. */
function allOf({ words }: Sentence, word: TaggedWord, at: number): Edit[] {
  const [noun, verb] = [words[at + 1], words[at + 2]];
  if (word.lower !== 'all' || !noun || noun.before !== '' || !verb || verb.before !== '') return [];
  const isOpening =
    at === 0 || word.before !== '' || /^(?:that|because|and|but|when|if)$/.test(words[at - 1]?.lower ?? '');
  const hasVerb = /^(?:must|should|can|could|will|would|may|have|are|were|need|cannot|in|of|who)$/.test(
    verb.lower,
  );
  return isOpening && hasVerb && noun.kind === 'NOUN' && needsDeterminer(noun.lower)
    ? pluralEdit(words, at + 1)
    : [];
}

function oneOf(sentence: Sentence, word: TaggedWord, at: number): Edit[] {
  const { words } = sentence;
  const counting = words[at - 1]?.lower ?? '';
  if (word.lower !== 'of' || !(counting === 'one' || countsOf.test(counting))) return [];
  if (!/^(?:the|my|your|his|her|its|our|their|these|those)$/.test(words[at + 1]?.lower ?? '')) return [];
  const place = nounBehind(asVerb(words, at), at + 1);
  const noun = words[place];
  if (
    !noun ||
    noun.kind !== 'NOUN' ||
    singularOf(noun.lower) !== undefined ||
    /^(?:people|children|men|women|police|two|three|few|many|lot|series)$/.test(noun.lower) ||
    groups.has(noun.lower) ||
    uncountable.has(noun.lower) ||
    noun.lower.endsWith('s')
  ) {
    return [];
  }
  return sentence.gain(place, 1, [pluralOf(noun.lower)]) >= -3 ? nounEdit(place, [pluralOf(noun.lower)]) : [];
}
