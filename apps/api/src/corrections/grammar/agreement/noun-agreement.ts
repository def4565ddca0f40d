import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../words/edit.ts';
import { isThing, needsDeterminer } from '../../words/counted-nouns.ts';
import { pluralOf, singularOf, uncountable } from '../../words/noun-forms.ts';
import type { TaggedWord } from '../../words/tagged-words.ts';
import { isOneOf, setOf, type GrammarRule } from '../grammar-rule.ts';

const named = {
  rule: 'NounAgreement',
  reason: 'Agreement',
  summary: 'The noun must agree in number with the word before it.',
} as const;

const plurals = setOf(
  `these those many several few fewer both various numerous two three four five six seven eight nine ten eleven twelve thirteen
  fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety`,
);
const singulars = setOf('a an every each another');
const numberless = setOf(
  "hundred thousand million billion dozen percent per cent sheep fish deer aircraft series species means people police cattle pm am o'clock data staff kind sort type class",
);

/**
 * A noun and its determiner: "many advantage", "every students", "one of the reason", "much books", "less cars", "an
 * information" (noun number and determiners in the error types of NUCLE; Quirk and others, 5.9–24).
 */
export const nounAgreement: GrammarRule = (sentence) =>
  sentence.words.flatMap((word, at) => [
    ...afterPlural(sentence, word, at),
    ...afterSingular(sentence, word, at),
    ...oneOf(sentence, word, at),
    ...quantifier(sentence, word, at),
    ...uncounted(sentence, word, at),
    ...demonstrative(sentence, word, at),
  ]);

/** The place of the noun that follows a determiner and adjectives; -1 where it belongs to another noun behind it. */
function nounBehind(words: readonly TaggedWord[], at: number): number {
  let place = at + 1;
  for (let word = words[place]; word && word.before === ''; word = words[++place]) {
    if (word.kind === 'NOUN' || isReadAsAdjective(words, place)) {
      const next = words[place + 1];
      const goesOn =
        next?.before === '' &&
        (next.kind === 'NOUN' ||
          next.kind === 'ADJ' ||
          next.kind === 'PROPN' ||
          next.kind === 'NUM' ||
          /'s?$/.test(word.lower));
      return goesOn ? -1 : place;
    }
    if (
      word.kind !== 'ADJ' &&
      !(word.kind === 'VERB' && word.lower.endsWith('ing') && words[place + 1]?.kind === 'NOUN') &&
      !/^(?:best|worst|most|biggest|first)$/.test(word.lower) &&
      !(word.kind === 'ADV' && words[place + 1]?.kind === 'ADJ')
    ) {
      return -1;
    }
  }
  return -1;
}

/** "Many subject": the tagger takes it for the adjective. */
const isReadAsAdjective = (words: readonly TaggedWord[], at: number): boolean =>
  words[at]?.kind === 'ADJ' &&
  isThing(words[at]?.lower ?? '') &&
  (words[at + 1] === undefined || words[at + 1]?.before !== '' || words[at + 1]?.kind === 'ADP');

const edit = (at: number, put: readonly string[], remove = 1): Edit[] => [{ ...named, at, remove, put }];

function afterPlural(sentence: Sentence, word: TaggedWord, at: number): Edit[] {
  const { words } = sentence;
  const isDigit = /^\d+$/.test(word.lower) && Number(word.lower) > 1 && Number(word.lower) < 100;
  if (!isOneOf(word, plurals) && !isDigit) return [];
  if (/^(?:those|few)$/.test(word.lower) && words[at - 1]?.kind === 'DET' && word.lower === 'those') {
    return [];
  }
  const place = nounBehind(words, at);
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
  const one: Readonly<Record<string, string>> = { these: 'this', those: 'that' };
  if (isThese && verb && /^(?:is|was|has|does|doesn't|isn't)$/.test(verb.lower)) {
    return sentence.gain(at, 1, [one[word.lower] ?? 'this']) > 0 ? edit(at, [one[word.lower] ?? 'this']) : [];
  }
  const gain = sentence.gain(place, 1, [pluralOf(noun.lower)]);
  const least = isThese ? 0.3 : leastGain(noun.lower, counts);
  return gain >= least ? edit(place, [pluralOf(noun.lower)]) : [];
}

const leastGain = (noun: string, counts: boolean): number => {
  if (needsDeterminer(noun)) return -2.5;
  if (isThing(noun)) return -1;
  return counts ? 0.7 : 0;
};

function afterSingular(sentence: Sentence, word: TaggedWord, at: number): Edit[] {
  const { words } = sentence;
  if (!isOneOf(word, singulars)) return [];
  if (word.lower === 'each' && words[at + 1]?.lower === 'of') return [];
  if (/^(?:few|lot|couple|great|good|dozen|hundred)$/.test(words[at + 1]?.lower ?? '')) return [];
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
  return sentence.gain(place, 1, [singular]) >= least ? edit(place, [singular]) : [];
}

/** "one of my friend lives": the tagger takes the verb for a second noun. */
const asVerb = (words: readonly TaggedWord[], of: number): readonly TaggedWord[] =>
  words.map((word, place) =>
    place > of + 2 &&
    place < of + 5 &&
    word.kind === 'NOUN' &&
    words[place - 1]?.kind === 'NOUN' &&
    /^(?:lives|works|likes|wants|plays|comes|goes|speaks|studies|says|helps|thinks|knows|loves)$/.test(
      word.lower,
    )
      ? { ...word, kind: 'VERB' }
      : word,
  );

function oneOf(sentence: Sentence, word: TaggedWord, at: number): Edit[] {
  const { words } = sentence;
  if (word.lower !== 'of' || words[at - 1]?.lower !== 'one') return [];
  if (!/^(?:the|my|your|his|her|its|our|their|these|those)$/.test(words[at + 1]?.lower ?? '')) return [];
  const place = nounBehind(asVerb(words, at), at + 1);
  const noun = words[place];
  if (
    !noun ||
    noun.kind !== 'NOUN' ||
    singularOf(noun.lower) !== undefined ||
    /^(?:people|children|men|women|police|team|family|group|class|two|three|few|many|lot|series)$/.test(
      noun.lower,
    ) ||
    uncountable.has(noun.lower) ||
    noun.lower.endsWith('s')
  ) {
    return [];
  }
  return sentence.gain(place, 1, [pluralOf(noun.lower)]) >= -3 ? edit(place, [pluralOf(noun.lower)]) : [];
}

function quantifier(sentence: Sentence, word: TaggedWord, at: number): Edit[] {
  const { words } = sentence;
  const place = nounBehind(words, at);
  const noun = words[place];
  if (!noun) return [];
  const direct = place === at + 1;
  const isPlural = singularOf(noun.lower) !== undefined || /^(?:people|children|men|women)$/.test(noun.lower);
  const isTooFew =
    words[at - 1]?.lower === 'so' || words[at - 1]?.lower === 'how' || words[at - 1]?.lower === 'too';
  if (word.lower === 'much' && isPlural && !uncountable.has(noun.lower)) {
    return sentence.gain(at, 1, ['many']) >= (isTooFew ? 0 : 0.5) ? edit(at, ['many']) : [];
  }
  if (
    word.lower === 'many' &&
    direct &&
    (uncountable.has(noun.lower) ||
      /^(?:time|work|water|food|energy|space|attention|effort)$/.test(noun.lower))
  ) {
    return sentence.gain(at, 1, ['much']) >= 0.3 ? edit(at, ['much']) : [];
  }
  if (
    word.lower === 'less' &&
    direct &&
    isPlural &&
    !/^(?:years|days|weeks|months|hours|minutes|dollars|pounds|miles|points|times|percent|words|grams|degrees|seconds|euros)$/.test(
      noun.lower,
    )
  ) {
    return noun.kind === 'NOUN' && sentence.gain(at, 1, ['fewer']) >= -0.7 ? edit(at, ['fewer']) : [];
  }
  if (word.lower === 'fewer' && direct && uncountable.has(noun.lower)) return edit(at, ['less']);
  return [];
}

const isNounPlace = (last: TaggedWord | undefined): boolean =>
  last !== undefined &&
  (/^(?:DET|ADJ|ADP|SCONJ)$/.test(last.kind) ||
    /^(?:that|his|her|their|our|my|its|new|recent|many)$/.test(last.lower));

/** "informations", "an advice". */
function uncounted(sentence: Sentence, word: TaggedWord, at: number): Edit[] {
  const { words } = sentence;
  const singular = singularOf(word.lower);
  if (
    singular &&
    /^(?:information|advice|homework|furniture|equipment|luggage|baggage|knowledge|evidence|software|hardware|traffic|housework|scenery|machinery|pollution|garbage|feedback|clothing|stuff|slang)$/.test(
      singular,
    )
  ) {
    const many = words[at - 1]?.lower === 'many';
    return many ? edit(at - 1, ['much', singular], 2) : edit(at, [singular]);
  }
  if (word.lower === 'researches' && isNounPlace(words[at - 1])) return edit(at, ['research']);
  if ((word.lower !== 'a' && word.lower !== 'an') || words[at + 1]?.lower === 'little') return [];
  const place = nounBehind(words, at);
  const noun = words[place];
  if (
    !noun ||
    !/^(?:information|advice|homework|furniture|equipment|luggage|baggage|evidence|software|hardware|traffic|progress|housework|scenery|machinery)$/.test(
      noun.lower,
    )
  ) {
    return [];
  }
  return place === at + 1 ? edit(at, ['some']) : edit(at, []);
}

/** "this books", "this are". */
function demonstrative(sentence: Sentence, word: TaggedWord, at: number): Edit[] {
  const { words } = sentence;
  if (!/^(?:this|that)$/.test(word.lower)) return [];
  const put = word.lower === 'this' ? 'these' : 'those';
  const next = words[at + 1];
  if (!next || next.before !== '') return [];
  if (
    /^(?:are|were)$/.test(next.lower) &&
    (at === 0 || word.lower === 'this') &&
    words[at - 1]?.kind !== 'ADP'
  ) {
    return sentence.gain(at, 1, [put]) > 0.5 ? edit(at, [put]) : [];
  }
  if (word.lower !== 'this' && !isPluralAhead(words, at)) return [];
  const isCounted = isOneOf(next, numbers);
  const place = nounBehind(words, isCounted ? at + 1 : at);
  const noun = words[place];
  if (isCounted && noun && singularOf(noun.lower) !== undefined && !spans.test(noun.lower)) {
    return edit(at, [put]);
  }
  if (
    !noun ||
    singularOf(noun.lower) === undefined ||
    /^(?:means|series|species|news|times|years|works|politics|physics|economics|mathematics|headquarters)$/.test(
      noun.lower,
    )
  ) {
    return [];
  }
  const toPlural = sentence.gain(at, 1, [put]);
  const toSingular = sentence.gain(place, 1, [singularOf(noun.lower) ?? '']);
  const verb = words[place + 1];
  const isPluralVerb =
    verb?.before === '' && /^(?:are|were|have|belong|look|cost|need|seem|taste|smell)$/.test(verb.lower);
  if (Math.max(toPlural, toSingular) < 0.8 && !isPluralVerb) return [];
  const isSingular = verb && /^(?:is|was|has|does)$/.test(verb.lower);
  return isSingular ? edit(place, [singularOf(noun.lower) ?? '']) : edit(at, [put]);
}

const numbers = setOf('two three four five six seven eight nine ten');
/** "That ten minutes was", "this five euros": a sum. */
const spans =
  /^(?:years|months|weeks|days|hours|minutes|seconds|miles|metres|meters|kilometres|dollars|pounds|euros|times|percent)$/;

/** "That books belong": at the opening, with a plural verb. */
const isPluralAhead = (words: readonly TaggedWord[], at: number): boolean =>
  at === 0 &&
  singularOf(words[1]?.lower ?? '') !== undefined &&
  /^(?:are|were|have|belong|look|cost|need|seem|taste|smell)$/.test(words[2]?.lower ?? '');
