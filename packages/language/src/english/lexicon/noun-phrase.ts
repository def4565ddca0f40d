import type { Number } from './agreeing.ts';
import { singularOf, uncountable } from './noun-forms.ts';
import type { TaggedWord } from './tagged-words.ts';

const singularDeterminers = new Set('a an this that every each another one either neither'.split(' '));
const pluralDeterminers = new Set(
  'these those many several few both various numerous two three four five six seven eight nine ten'.split(
    ' ',
  ),
);
const otherDeterminers = new Set(
  'the my your his her its our their some any no most all other such more enough whose which what much less little'.split(
    ' ',
  ),
);
const pluralNouns = new Set('people police children men women cattle feet teeth mice'.split(' '));
const singularInS = new Set(
  'news mathematics physics economics politics athletics gymnastics linguistics diabetes genetics statistics'.split(
    ' ',
  ),
);
/** Nouns whose verb may be in either number, or whose form does not show it. */
const unclear = new Set(
  `team family government staff stuff majority minority number couple group variety range lot lots rest half public committee
  company crowd audience class data media series species means headquarters pair band army party council press crew
  bunch handful percent percentage none plenty kind sort type set part amount statistics ethics politics works
  barracks crossroads sheep fish deer aircraft offspring remains thanks all most some any more many few dozen hundred
  thousand million proportion total faculty board jury orchestra choir club firm bank england france germany
  who that which what one ones others other rich poor young old unemployed disabled elderly french british english
  chinese japanese irish dutch foregoing following dead wounded blind deaf homeless`.split(/\s+/),
);

/** "Young people today": words of time follow the phrase. */
const days = /^(?:today|tonight|yesterday|tomorrow|nowadays)$/;

export type NounPhrase = {
  readonly from: number;
  /** The index of the head noun; the phrase ends after it. */
  readonly head: number;
  readonly number: Number | undefined;
  readonly hasDeterminer: boolean;
};

const isDeterminer = (word: TaggedWord): boolean =>
  singularDeterminers.has(word.lower) ||
  pluralDeterminers.has(word.lower) ||
  otherDeterminers.has(word.lower) ||
  (/^[a-z]+'s$/.test(word.lower) && word.kind !== 'PRON' && word.kind !== 'ADV');

/** The noun phrase that begins at a position: determiners, adjectives and nouns without a comma between them. */
export function nounPhraseAt(words: readonly TaggedWord[], from: number): NounPhrase | undefined {
  let place = from;
  let byDeterminer: Number | undefined;
  let hasDeterminer = false;
  const inside = (): TaggedWord | undefined => {
    const word = words[place];
    return word && (place === from || word.before === '') ? word : undefined;
  };
  for (let word = inside(); word && isDeterminer(word); word = inside()) {
    hasDeterminer = true;
    if (singularDeterminers.has(word.lower)) byDeterminer = 'singular';
    if (pluralDeterminers.has(word.lower)) byDeterminer = 'plural';
    place++;
  }
  for (let word = inside(); word; word = inside()) {
    const isAdjective = word.kind === 'ADJ' || (word.kind === 'ADV' && words[place + 1]?.kind === 'ADJ');
    const isNumber = word.kind === 'NUM';
    if (!isAdjective && !isNumber) break;
    // "37signals offers": a name.
    if (isNumber && words[place + 1]?.from === word.to) return undefined;
    if (isNumber && word.lower !== 'one' && byDeterminer === undefined) byDeterminer = 'plural';
    place++;
  }
  const nouns = place;
  for (let word = inside(); word && (word.kind === 'NOUN' || word.kind === 'PROPN'); word = inside()) {
    if (place > nouns && days.test(word.lower)) break;
    place++;
  }
  // "In the past": the tagger takes it for an adjective.
  if (place === nouns && words[place - 1]?.lower === 'past' && words[place - 2]?.lower === 'the') {
    return { from, head: place - 1, number: 'singular', hasDeterminer };
  }
  if (place === nouns) return undefined;
  const head = place - 1;
  const noun = words[head];
  if (!noun) return undefined;
  return { from, head, number: numberOfNoun(noun, byDeterminer), hasDeterminer };
}

function numberOfNoun(noun: TaggedWord, byDeterminer: Number | undefined): Number | undefined {
  const { lower, kind } = noun;
  if (unclear.has(lower) || !/^[a-z]+$/.test(lower) || kind === 'PROPN') return undefined;
  const byForm: Number = formNumber(lower);
  return byDeterminer === undefined || byDeterminer === byForm ? byForm : undefined;
}

function formNumber(lower: string): Number {
  if (pluralNouns.has(lower)) return 'plural';
  if (singularInS.has(lower)) return 'singular';
  const singular = singularOf(lower);
  return singular === undefined || uncountable.has(singular) ? 'singular' : 'plural';
}
