import type { Edit } from '../../lexicon/edit.ts';
import { inNumber, numberOf } from '../../lexicon/agreeing.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { isManner } from './manner.ts';
import { isOneOf, setOf, type GrammarRule } from '../grammar-rule.ts';

const named = {
  rule: 'PronounAgreement',
  reason: 'Agreement',
  summary: 'The verb must agree with its subject.',
} as const;

const third = setOf(
  'he she it everyone everybody someone somebody anybody anyone nobody everything something nothing',
);
const others = setOf('i you we they');
const ambiguous = setOf(
  'it you everyone everybody someone somebody anybody anyone nobody everything something nothing',
);
const adverbs = setOf(
  'also always often never usually sometimes really only just still even now already probably certainly simply actually generally hardly rarely seldom soon then today nowadays both all',
);
const opening = setOf(
  'and but because that if when as while although though so since where whether which who what how why or unless until than nowadays today sometimes however therefore before after whenever wherever think believe know hope say says said feel sure',
);
/** After these the verb may be subjunctive or bare. */
const bare = setOf(
  'let make makes made making help helps helped see saw seen hear heard watch watched have had lest suggest suggests suggested recommend recommends recommended insist insists insisted demand demands demanded require requires required propose proposed ask asked request requested important essential necessary vital crucial imperative wish wishes if though unless whether were was should would did does do can could will may might must shall is are has had to',
);

/**
 * A pronoun and the verb next to it: "he work", "they wants", "it have", "you was" (subject-verb agreement in the error
 * types of NUCLE; Quirk and others, 10.34).
 */
export const pronounAgreement: GrammarRule = (sentence) => {
  const { words } = sentence;
  return words.flatMap((word, at): Edit[] => {
    const isThird = isOneOf(word, third);
    if (!isThird && !isOneOf(word, others)) return [];
    const last = words[at - 1];
    if (isNumeral(word, last)) return [];
    const isOpening = at === 0 || word.before !== '' || isOneOf(last, opening);
    if (
      isOneOf(word, ambiguous) &&
      (!isOpening ||
        (/^(?:know|think|believe|say|said|feel|hope)$/.test(last?.lower ?? '') &&
          word.lower.endsWith('thing')))
    ) {
      return [];
    }
    if (last && last.kind === 'AUX' && word.before === '') return [];
    if (last?.kind === 'ADP' && word.lower !== 'i' && !isOneOf(last, opening)) return [];
    if (
      (last?.lower === 'and' || last?.lower === 'or') &&
      words[at - 2]?.kind !== 'VERB' &&
      !isOpeningAnd(words[at - 2]?.kind)
    ) {
      return [];
    }
    let place = at + 1;
    while ((isOneOf(words[place], adverbs) || isManner(words[place])) && words[place]?.before === '') place++;
    const written = words[place];
    const isRead =
      /^(?:he|she|everyone|everybody|someone|somebody|nobody)$/.test(word.lower) &&
      written?.kind === 'NOUN' &&
      isObject(words[place + 1]);
    const verb = isRead && written ? { ...written, kind: 'VERB' } : written;
    if (!verb || verb.before !== '') return [];
    const number = numberOf(verb);
    const wanted = isThird ? 'singular' : 'plural';
    if (number === undefined) return [];
    if (last?.lower === 'and' && last.before === '' && /^(?:are|were|have)(?:n't)?$/.test(verb.lower)) {
      return [];
    }
    if (verb.lower === 'am') return word.lower === 'i' ? [] : edit(place, isThird ? 'is' : 'are');
    if (word.lower === 'i' && /^(?:is|are)$/.test(verb.lower)) return guarded(place, 'am', 0.3);
    if (word.lower === 'i' && verb.lower.startsWith('was')) return [];
    if (word.lower === 'i' && verb.lower.startsWith('were')) {
      return isUnreal(at, true) ? [] : guarded(place, verb.lower.replace('were', 'was'), 0.5);
    }
    if (number === wanted) return [];
    if (isThird && isUnreal(at, /^(?:be|were|weren't)$/.test(verb.lower))) return [];
    const put = inNumber(verb, wanted);
    if (put === undefined) return [];
    // "He mainly concentrate": with an adverb between them, the words are too rare together for the word model.
    const opensClause =
      at === 0 ||
      word.before === ',' ||
      isOneOf(last, beginsAnew) ||
      (isOneOf(last, joins) &&
        (last?.before === ',' || /^(?:have|need|want|like|love|hate|know|think|believe)$/.test(verb.lower)));
    const isPlain = place > at + 1 && isThird && !isOneOf(word, ambiguous) && opensClause;
    if (isPlain && verb.kind === 'VERB') return edit(place, put);
    const hasObject = verb.kind === 'VERB' && isObject(words[place + 1]);
    if (isThird && hasObject && opensClause && !/^(?:every|some|any|no)/.test(word.lower)) {
      return guarded(place, put, word.lower === 'it' ? -0.7 : -3);
    }
    const isKnowing =
      /(?:one|body)$/.test(word.lower) &&
      isOneOf(verb, knowing) &&
      place === at + 1 &&
      isObject(words[place + 1]);
    const isCase =
      /^(?:if|when|because|whenever)$/.test(last?.lower ?? '') && /(?:one|body)$/.test(word.lower);
    if (isCase && verb.kind === 'VERB') return guarded(place, put, -1);
    return guarded(place, put, isKnowing ? -3 : isOneOf(word, ambiguous) ? 0.8 : 0.3);

    function edit(where: number, put: string): Edit[] {
      return [{ ...named, at: where, remove: 1, put: [put] }];
    }
    function guarded(where: number, put: string, least: number): Edit[] {
      return sentence.gain(where, 1, [put]) >= least ? edit(where, put) : [];
    }
  });

  /** "if he were", "suggest that she go", "let it go". */
  function isUnreal(at: number, isBe: boolean): boolean {
    const last = words[at - 1];
    const isAnew =
      words[at]?.before === ',' ||
      isOneOf(last, beginsAnew) ||
      (isOneOf(last, joins) && last?.before === ',');
    if (!isBe && (isAnew || isReason(words, at))) return false;
    return words
      .slice(Math.max(0, at - 3), at)
      .some(
        (word, place, before) =>
          bare.has(word.lower) && (isBe || !isCondition(word.lower, place, before.length)),
      );
  }
};

/** After a comma or one of these, nothing in the previous clause makes the verb subjunctive. */
const beginsAnew = setOf('because so although though since while when whereas whenever');

/** After these a verb may still depend on the words before: "let her sing and him also play". */
const joins = setOf('and but');

/** "Another reason is that it make": a fact, not a request. */
const isReason = (words: readonly TaggedWord[], at: number): boolean =>
  words[at - 1]?.lower === 'that' &&
  /^(?:is|was)$/.test(words[at - 2]?.lower ?? '') &&
  /^(?:reason|problem|fact|truth|advantage|disadvantage|benefit|cause|difference|result|argument|opinion)$/.test(
    words[at - 3]?.lower ?? '',
  );

/** Verbs that nobody is asked to do, unlike "Somebody help me". */
const knowing = setOf('know want need have like love think believe agree understand prefer enjoy feel hate');

const isObject = (word: TaggedWord | undefined): boolean =>
  word?.before === '' && (/^(?:DET|PART|PRON)$/.test(word.kind) || word.lower === 'that');

const isOpeningAnd = (kind: string | undefined): boolean =>
  kind === 'NOUN' || kind === 'ADJ' || kind === 'ADV';

/** "If he want to go": after "if" only "were" and "be" may be subjunctive. */
const isCondition = (word: string, place: number, length: number): boolean =>
  /^(?:if|though|unless)$/.test(word) && place === length - 1;

/** "Section I", "World War I". */
const isNumeral = (word: TaggedWord, last: TaggedWord | undefined): boolean =>
  word.lower === 'i' &&
  word.before === '' &&
  /^(?:Act|Appendix|Article|Book|Chapter|Class|Figure|Part|Phase|Section|Stage|Table|Type|Volume|War)$/.test(
    last?.text ?? '',
  );
