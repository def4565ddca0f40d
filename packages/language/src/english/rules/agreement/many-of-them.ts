import type { Sentence } from '../../context/likelihood.ts';
import { isPerson, isThing, needsDeterminer } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { isReadAsAdjective } from './noun-behind.ts';
import { pluralEdit } from './noun-edit.ts';

/** Countable nouns that can also be a mass or a whole: "a lot of chicken", "all the place". */
const mass =
  /^(?:chicken|fish|cake|pizza|paper|room|space|light|time|work|war|noise|history|business|fire|stone|hair|glass|coffee|tea|beer|fruit|pie|sport|television|radio|lamb|rope|cloth|egg|film|theatre|theater|detail|effort|movement|damage|interest|opinion|talent|opportunity|variety|choice|attention|support|market|land|community|family|world|town|country|city|village|house|school|team|class|street|year|month|week|day|night|morning|summer|winter|way|book|potato|tomato|code|custom|charity|industry|emotion|injury|law|reason|memory|industry|request|report|content|meaning|evidence|tradition|competition|discussion|debate|explanation|argument|agreement|trouble|drug|text|meat|comedy|art|competition|movie|music|exception|trust|area|loss|gift|fault|favour|favor|risk|stage|shock|conversation|change|skill|difficulty|difference|activity|ability|theory|technique|instruction|language|muscle|heart|drawing|ceremony|reaction|notice|beach|road|floor|garden|wall|leg|beard|mystery|onion|lemon|apple|orange|banana|carrot|melon|peach|pear|sausage|sandwich|omelette|expression|purpose|degree|complaint|copy|restriction|description|border|line|character|reference|contribution|appearance|adventure|celebration|resource|routine|screen|video|dialogue|performance|position|legend|form|extent|level|respect|object|design|wound|address|advantage|alarm|apology|insult|column|cable|carpet|curtain)$/;

/** Nouns with which "some" means several; but "to some degree" and "with some skill" are right. */
const severalOf = /^(?:example|friend|student|tourist|disadvantage|tip|country)$/;

/**
 * "A lot of student", "the number of car", "more and more tourist": a countable singular after words that count several
 * (noun number in the error types of NUCLE; Quirk and others, 5.2, 10.43).
 */
export const manyOfThem = ({ words }: Sentence): Edit[] =>
  words.flatMap((_, at): Edit[] => {
    const from = countedFrom(words, at);
    if (from === undefined) return [];
    let place = from;
    while (words[place]?.kind === 'ADJ' && words[place]?.before === '' && !isReadAsAdjective(words, place)) {
      place++;
    }
    if (isCompound(words, at, place)) place++;
    const noun = words[place];
    if (!noun || noun.before !== '' || noun.text !== noun.lower) return [];
    if (noun.kind !== 'NOUN' && !isReadAsAdjective(words, place)) return [];
    if (
      (mass.test(noun.lower) &&
        !isNumber(words, at) &&
        !isThereSeveral(words, at) &&
        !isElsewhere(words, at, noun.lower)) ||
      singularOf(noun.lower) !== undefined
    ) {
      return [];
    }
    const isCounted = needsDeterminer(noun.lower) || isThing(noun.lower) || isPerson(noun.lower);
    if (!isCounted || /(?:people|men|women|children)$/.test(noun.lower) || goesOn(words[place + 1])) {
      return [];
    }
    return pluralEdit(words, place);
  });

/** Where the counted phrase begins, if the word at `at` ends the words that count. */
function countedFrom(words: readonly TaggedWord[], at: number): number | undefined {
  const [first, second, last] = [words[at - 2]?.lower, words[at - 1]?.lower, words[at]?.lower];
  if (last === 'of' && words[at]?.before === '') {
    if (second === 'lots' || second === 'hundreds' || second === 'thousands' || second === 'dozens') {
      return at + 1;
    }
    if (first === 'a' && second === 'lot') return at + 1;
    const isNumber =
      second === 'number' && /^(?:the|a|large|great|small|growing|high|increasing)$/.test(first ?? '');
    return isNumber ? at + 1 : undefined;
  }
  if (last === 'some') {
    const isClear = severalOf.test(words[at + 1]?.lower ?? '') && endsSoon(words, at + 1);
    return (isClear && isBare(words, at)) || isSeveral(words, at) ? at + 1 : undefined;
  }
  if (last === 'different' || last === 'other') {
    return isBare(words, at) || isOtherOfKind(words, at) || isDifferentHere(words, at) ? at + 1 : undefined;
  }
  return first === 'more' && second === 'and' && last === 'more' ? at + 1 : undefined;
}

/** "The number of material": with "number", even a word that is otherwise a mass noun is counted. */
const isNumber = (words: readonly TaggedWord[], of: number): boolean => words[of - 1]?.lower === 'number';

/** "There are a lot of reason": the verb shows that several are meant. */
const isThereSeveral = (words: readonly TaggedWord[], at: number): boolean =>
  words
    .slice(Math.max(0, at - 4), at)
    .some(
      ({ lower }, index, near) =>
        lower === 'there' && /^(?:are|were)$/.test(near[index + 1]?.lower ?? words[at]?.lower ?? ''),
    );

/** "There are some lecture", "some driver make". */
function isSeveral(words: readonly TaggedWord[], some: number): boolean {
  const behind = words[some + 2];
  const isThere = words[some - 2]?.lower === 'there' && /^(?:are|were)$/.test(words[some - 1]?.lower ?? '');
  const hasVerb =
    behind?.before === '' &&
    /^(?:are|were|have|do|don't|make|think|want|need|like|believe|prefer|use)$/.test(behind.lower);
  return isThere || hasVerb;
}

/** "With some friend.", "giving some example, …" */
const endsSoon = (words: readonly TaggedWord[], noun: number): boolean =>
  words[noun + 1] === undefined ||
  words[noun + 1]?.before !== '' ||
  /^(?:to|who|which|for|because|where|like)$/.test(words[noun + 1]?.lower ?? '');

/** "In other country", "visit different place": without a determiner before. */
const isBare = (words: readonly TaggedWord[], at: number): boolean =>
  words[at]?.before === '' &&
  /^(?:VERB|ADP)$/.test(words[at - 1]?.kind ?? '') &&
  words[at - 1]?.lower !== 'per';

/** "Trains and other vehicle": others of the kind just named. */
const isOtherOfKind = (words: readonly TaggedWord[], at: number): boolean => {
  const named = words[at - 2];
  return (
    words[at]?.lower === 'other' &&
    words[at]?.before === '' &&
    /^(?:and|or)$/.test(words[at - 1]?.lower ?? '') &&
    named?.kind === 'NOUN' &&
    singularOf(named.lower) !== undefined
  );
};

/** "Different country have different customs". */
const isDifferentHere = (words: readonly TaggedWord[], at: number): boolean =>
  words[at]?.lower === 'different' &&
  (at === 0 || words[at]?.before === ',') &&
  /^(?:have|are|need|use|like|do|don't|want|think)$/.test(words[at + 2]?.lower ?? '');

/** "Go to other country", "visit different city". */
const isElsewhere = (words: readonly TaggedWord[], at: number, noun: string): boolean =>
  /^(?:other|different)$/.test(words[at]?.lower ?? '') &&
  /^(?:country|city|town|village|language|area|activity|school|book|team|movie|family|reason|skill|difference|advantage)$/.test(
    noun,
  );

/** "Films and other radio programme": the medium names the kind of what is counted. */
const isCompound = (words: readonly TaggedWord[], other: number, at: number): boolean =>
  words[other]?.lower === 'other' &&
  /^(?:television|tv|computer|video|sports?|music|school|city|health|traffic)$/.test(
    words[at]?.lower ?? '',
  ) &&
  words[at + 1]?.kind === 'NOUN' &&
  words[at + 1]?.before === '';

/** The noun may be the first half of a compound. */
const goesOn = (next: TaggedWord | undefined): boolean =>
  next?.before === '' &&
  ((/^(?:NOUN|PROPN|NUM)$/.test(next.kind) && !/^(?:use|need|want|like|have|live)$/.test(next.lower)) ||
    next.lower === 'and' ||
    next.lower === 'or' ||
    (next.lower.endsWith('ing') && next.lower !== 'during'));
