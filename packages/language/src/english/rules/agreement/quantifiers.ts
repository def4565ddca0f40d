import type { Sentence } from '../../context/likelihood.ts';
import { isAnimal, isPerson, isThing } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { singularOf, uncountable } from '../../lexicon/noun-forms.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { nounBehind } from './noun-behind.ts';
import { nounEdit } from './noun-edit.ts';

/** "much books", "less cars", "many informations", "an advice": quantifiers for countable and uncountable nouns. */
export const quantifiers = (sentence: Sentence, word: TaggedWord, at: number): Edit[] => [
  ...quantifier(sentence, word, at),
  ...uncounted(sentence, word, at),
  ...amount(sentence, word, at),
];

/** "The amount of pupils": countable things have a number. */
function amount({ words }: Sentence, word: TaggedWord, at: number): Edit[] {
  if (word.lower !== 'amount' || words[at + 1]?.lower !== 'of') return [];
  if (
    !/^(?:the|a|an|this|that|great|large|huge|small|growing|increasing|enormous|vast|high|total)$/.test(
      words[at - 1]?.lower ?? '',
    )
  ) {
    return [];
  }
  const phrase = nounPhraseAt(words, at + 2);
  const noun = phrase && words[phrase.head];
  if (!noun || phrase.hasDeterminer || noun.kind !== 'NOUN') return [];
  const isPlural =
    singularOf(noun.lower) !== undefined || noun.lower === 'people' || noun.lower === 'children';
  return isPlural &&
    (isPerson(noun.lower) || isAnimal(noun.lower) || isThing(noun.lower)) &&
    !spans.test(noun.lower) &&
    !measured.test(noun.lower)
    ? nounEdit(at, ['number'])
    : [];
}

const spans =
  /^(?:years|days|weeks|months|hours|minutes|seconds|dollars|pounds|euros|times|points|miles|calories|drugs|resources|data)$/;
/** Things measured as well as counted: "the amount of potatoes". */
const measured =
  /^(?:eggs|potatoes|tomatoes|vegetables|carrots|onions|beans|apples|bananas|lemons|oranges|pears|peaches|sausages|sandwiches|biscuits|cakes|pizzas|leaves|flowers|crops|ingredients|pills|bandages|fish|letters|clothes|stones|coins|bricks)$/;

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
    return sentence.gain(at, 1, ['many']) >= (isTooFew ? 0 : 0.5) ? nounEdit(at, ['many']) : [];
  }
  if (
    word.lower === 'many' &&
    direct &&
    (uncountable.has(noun.lower) ||
      /^(?:time|work|water|food|energy|space|attention|effort)$/.test(noun.lower))
  ) {
    const least = /^(?:information|knowledge|advice|money|homework|evidence|luggage|furniture)$/.test(
      noun.lower,
    )
      ? -1.5
      : 0.3;
    return sentence.gain(at, 1, ['much']) >= least ? nounEdit(at, ['much']) : [];
  }
  if (
    word.lower === 'less' &&
    direct &&
    isPlural &&
    !/^(?:years|days|weeks|months|hours|minutes|dollars|pounds|miles|points|times|percent|words|grams|degrees|seconds|euros)$/.test(
      noun.lower,
    )
  ) {
    return noun.kind === 'NOUN' && sentence.gain(at, 1, ['fewer']) >= -0.7 ? nounEdit(at, ['fewer']) : [];
  }
  if (word.lower === 'fewer' && direct && uncountable.has(noun.lower)) return nounEdit(at, ['less']);
  return [];
}

const isAgreement = (words: readonly TaggedWord[], article: number, noun: number): boolean =>
  /^(?:with|between|among|to)$/.test(words[noun + 1]?.lower ?? '') ||
  /^(?:to|reach|reached|reaching|seek|sought)$/.test(words[article - 1]?.lower ?? '');

const isNounPlace = (last: TaggedWord | undefined): boolean =>
  last !== undefined &&
  (/^(?:DET|ADJ|ADP|SCONJ)$/.test(last.kind) ||
    /^(?:that|his|her|their|our|my|its|new|recent|many)$/.test(last.lower));

/** "The fishes of this family", "loaves and fishes". */
const ofSpecies = /^(?:species|kinds?|types?|genus|famil(?:y|ies)|loaves|freshwater|bony)$/;

/** "informations", "an advice". */
function uncounted(sentence: Sentence, word: TaggedWord, at: number): Edit[] {
  const { words } = sentence;
  const singular = singularOf(word.lower);
  if (
    singular &&
    /^(?:information|advice|homework|furniture|equipment|luggage|baggage|knowledge|evidence|software|hardware|traffic|housework|scenery|machinery|pollution|garbage|feedback|clothing|stuff|slang|transportation|entertainment|unemployment|violence|electricity|happiness|poverty|courage|luck|housing|wisdom|laughter|sunshine|honesty)$/.test(
      singular,
    )
  ) {
    const many = words[at - 1]?.lower === 'many';
    return many ? nounEdit(at - 1, ['much', singular], 2) : nounEdit(at, [singular]);
  }
  if (
    word.lower === 'fishes' &&
    isNounPlace(words[at - 1]) &&
    !words.some(({ lower }) => ofSpecies.test(lower))
  ) {
    return nounEdit(at, ['fish']);
  }
  if (word.lower === 'researches' && isNounPlace(words[at - 1])) return nounEdit(at, ['research']);
  if ((word.lower !== 'a' && word.lower !== 'an') || words[at + 1]?.lower === 'little') return [];
  const place = nounBehind(words, at);
  const noun = words[place];
  if (
    !noun ||
    !/^(?:information|advice|homework|furniture|equipment|luggage|baggage|evidence|software|hardware|traffic|progress|housework|scenery|machinery|weather|news|accommodation|luck|sunshine|jewellery|clothing|research)$/.test(
      noun.lower,
    )
  ) {
    return [];
  }
  // "Reached an accommodation with the bank": an agreement.
  if (noun.lower === 'accommodation' && isAgreement(words, at, place)) return [];
  if (noun.lower === 'traffic' && words[place + 1]?.lower === 'in') return [];
  return place === at + 1 ? nounEdit(at, ['some']) : nounEdit(at, []);
}
