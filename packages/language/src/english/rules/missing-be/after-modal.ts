import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { isOneOf, setOf, type GrammarRule } from '../grammar-rule.ts';
import { named } from './named.ts';

const modals = setOf('will would can could may might must should');
const adverbs = setOf('not also always never still even really soon probably only definitely certainly');
/** Adjectives that are neither adverbs nor verbs, so that no verb can follow them after a modal. */
const qualities = setOf(
  'able unable aware afraid available capable careful cheap comfortable dangerous difficult easier easy efficient effective expensive famous friendly glad good great happier happy harmful healthy healthier helpful important impossible independent interested interesting lonely necessary nice polite possible proud responsible rich sad safe stronger successful suitable true unhappy useful valuable wrong beneficial younger older cheaper bigger smaller poor',
);
/** What may follow an adjective that ends its clause or takes a complement. */
const behindQuality = setOf('to for that if because when of in about with than and but as at on by');
const time = setOf('day week month year time morning evening night moment summer winter first last next');

/**
 * "They will able to pay", "It can the most useful thing", "This may because", "will more interesting": "be" missing
 * after a modal (missing verb in NUCLE).
 */
export const missingBeAfterModal: GrammarRule = ({ words, end }: Sentence) =>
  words.flatMap((word, at): Edit[] => {
    if (!isOneOf(word, modals) || word.before !== '' || !hasSubject(words, at)) return [];
    let place = at + 1;
    while (isOneOf(words[place], adverbs) && words[place]?.before === '') place++;
    const next = words[place];
    if (!next || next.before !== '' || end.startsWith('?')) return [];
    const isMissing =
      isQuality(words, place) ||
      isDegree(words, place) ||
      isReason(words, at, place) ||
      isThing(words, at, place);
    if (!isMissing) return [];
    return [
      {
        ...named,
        at: place,
        remove: 0,
        put: ['be'],
      },
    ];
  });

/** Whether a subject directly precedes the modal, and none follows it as in "nor would happy people". */
function hasSubject(words: readonly TaggedWord[], at: number): boolean {
  const [before, last] = [words[at - 2], words[at - 1]];
  if (!last || /^(?:what|how|nor|neither|so|as|than|only|where|when|why)$/.test(last.lower)) return false;
  if (
    /^(?:an?|his|her|free|iron|strong|good|political|ill)$/.test(before?.lower ?? '') &&
    last.kind === 'ADJ'
  ) {
    return false;
  }
  if (/^(?:iron|tin|trash|garbage|beer|oil|paint|soda)$/.test(last.lower)) return false;
  return (
    (last.kind === 'PRON' ||
      last.kind === 'NOUN' ||
      /^(?:it|this|that|which|who|there|these|those|people)$/.test(last.lower)) &&
    !/^(?:my|our|his|its|your|their)$/.test(last.lower)
  );
}

const endsClause = (word: TaggedWord | undefined): boolean =>
  !word || word.before !== '' || isOneOf(word, behindQuality);

/** "able to", "good for", "expensive." */
const isQuality = (words: readonly TaggedWord[], at: number): boolean =>
  (isOneOf(words[at], qualities) && endsClause(words[at + 1])) ||
  (words[at]?.lower === 'better' && /^(?:to|for|if)$/.test(words[at + 1]?.lower ?? ''));

/** "more interesting", "very happy": an adjective after a word of degree, with nothing else for it to modify. */
function isDegree(words: readonly TaggedWord[], at: number): boolean {
  const [degree, quality] = [words[at], words[at + 1]];
  if (!/^(?:more|less|very|so|too|quite)$/.test(degree?.lower ?? '') || quality?.before !== '') return false;
  return (
    (isOneOf(quality, qualities) ||
      (quality.kind === 'ADJ' && /(?:ous|ful|ive|able|ible|ant|less|ic|esting|cult)$/.test(quality.lower))) &&
    !/^(?:likely|music|plant|traffic|public|cable|table|want|grant)$/.test(quality.lower) &&
    endsClause(words[at + 2])
  );
}

/** "This may because they are poor" */
const isReason = (words: readonly TaggedWord[], modal: number, at: number): boolean =>
  words[at]?.lower === 'because' &&
  words[at + 1]?.lower !== 'of' &&
  /^(?:this|it|that)$/.test(words[modal - 1]?.lower ?? '') &&
  (modal === 1 || words[modal - 1]?.before === ',') &&
  /^(?:may|might|could|would)$/.test(words[modal]?.lower ?? '');

/** "It can the most useful thing": a pronoun, and a noun where only a verb can stand. */
function isThing(words: readonly TaggedWord[], modal: number, at: number): boolean {
  const [subject, article, degree] = [words[modal - 1], words[at], words[at + 1]];
  const isPronoun =
    /^(?:it|this|that|he|she)$/.test(subject?.lower ?? '') &&
    (modal === 1 ||
      subject?.before !== '' ||
      /^(?:and|but|because|so|think|believe)$/.test(words[modal - 2]?.lower ?? ''));
  if (!isPronoun || !/^(?:the|an?|one)$/.test(article?.lower ?? '')) return false;
  const phrase = nounPhraseAt(words, at);
  if (!phrase || phrase.head === at || phrase.number === undefined) return false;
  if (degree?.lower === 'more' || words.slice(at, phrase.head + 1).some((word) => isOneOf(word, time))) {
    return false;
  }
  const next = words[phrase.head + 1];
  const isOpen =
    !next ||
    next.before !== '' ||
    /^(?:ADP|SCONJ|CCONJ|PART)$/.test(next.kind) ||
    /^(?:that|who|which|where|when|i|we|you|they)$/.test(next.lower);
  return isOpen && !words.slice(at).some(({ lower }) => lower === 'be');
}
