import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { subjectAt } from '../../lexicon/subject-at.ts';
import { clauseAt } from '../../lexicon/contracted-subject.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { isOneOf, setOf } from '../grammar-rule.ts';
import { hasFurtherVerb } from './further-verb.ts';
import { openingComma } from './named.ts';

const opening = setOf(
  'when if although though because while after before since once unless as whenever until wherever whereas',
);
/** Verbs whose object may be a clause: "when I said he was". */
const withClause = setOf(
  'say tell think know believe hope feel see hear find guess wish realize realise suppose imagine remember forget learn notice show prove mean understand decide discover claim agree admit fear assume expect suggest make let help have watch be do want need ask wonder explain read like keep give',
);
const joining = setOf(
  'that which who whom whose what where how why than and or so as but because when if while',
);

/**
 * The comma between an opening clause and the main one: "When the rain stopped we walked back", "If it rains the match
 * will be put off", "After finishing her work she left" (Quirk and others, appendix III.17; punctuation in the error
 * types of NUCLE).
 */
export function openingClause({ words, end }: Sentence): Edit[] {
  const start = openingAt(words);
  const first = words[start];
  if (!first || end.startsWith('?')) return [];
  if (/^(?:of|for|to|per|with)$/.test(words[start + 1]?.lower ?? '')) return [];
  const isClause = isOneOf(first, opening);
  if (!isClause && !isParticiple(words) && !isAct(first)) return [];
  for (let at = start + 3; at < words.length - 1; at++) {
    if (isOpenLater(words, at)) return [];
    if (words[at]?.lower === 'but' || words.slice(0, at + 1).some(({ before }) => before.includes(','))) {
      return [];
    }
    if (!isMainSubject(words, start, at, isClause) && !isRequest(words, start, at)) continue;
    // "Reading the books I like makes me happy": a further verb may have the activity as its subject.
    if (!isClause && !isParticiple(words)) {
      if (hasFurtherVerb(words, at + 1) || words.slice(1, at).some((word) => isFinite(word))) return [];
    }
    const last = words[at - 1];
    const subject = words[at];
    return last && subject
      ? [{ ...openingComma, at: at - 1, remove: 2, put: [`${last.text},`, subject.text] }]
      : [];
  }
  return [];
}

/** A comma with a clause or a request after it closes the opening clause. */
const isOpenLater = (words: readonly TaggedWord[], at: number): boolean =>
  words.some(
    (word, place) =>
      place > at &&
      word.before.includes(',') &&
      (clauseAt(words, place) !== undefined || isBaseVerb(word) || word.lower === 'please'),
  );

const isBaseVerb = (word: TaggedWord): boolean =>
  (word.kind === 'VERB' && formsOf(word)?.base === word.lower) || word.lower === 'be';

/** The index of the opening word in "when", "even if", "as soon as", "but if". */
function openingAt(words: readonly TaggedWord[]): number {
  const [first, second, third] = words;
  if (first?.lower === 'as' && /^(?:soon|long)$/.test(second?.lower ?? '') && third?.lower === 'as') return 2;
  if (/^(?:but|and|so)$/.test(first?.lower ?? '')) {
    return /^(?:when|if|although|though|because|while|unless|as|since|after|before|once|whenever)$/.test(
      second?.lower ?? '',
    )
      ? 1
      : 0;
  }
  if (/^(?:then|thus|hence)$/.test(first?.lower ?? '') && second?.before === '') {
    return /^(?:when|if|after|although|because)$/.test(second.lower) ? 1 : 0;
  }
  return /^(?:even|just|only)$/.test(first?.lower ?? '') ? 1 : 0;
}

/** "Having finished", "Walking down the street". */
const isParticiple = ([first, second]: readonly TaggedWord[]): boolean =>
  isPassive(first, second) ||
  (first?.kind === 'VERB' &&
    first.lower.endsWith('ing') &&
    (/^(?:having|being)$/.test(first.lower)
      ? second?.kind === 'VERB'
      : /^(?:walking|running|looking|driving|sitting|standing|feeling|seeing|hearing|arriving|returning|knowing)$/.test(
          first.lower,
        )));

/** "Using this method", "Depending on the weather". */
const isAct = ({ kind, lower }: TaggedWord): boolean => kind === 'VERB' && /.{2}ing$/.test(lower);

/** "Shocked by the news". */
const isPassive = (first: TaggedWord | undefined, second: TaggedWord | undefined): boolean =>
  first?.kind === 'VERB' && first.lower.endsWith('ed') && /^(?:by|with|at)$/.test(second?.lower ?? '');

function isMainSubject(words: readonly TaggedWord[], start: number, at: number, isClause: boolean): boolean {
  const last = words[at - 1];
  const subject = clauseAt(words, at);
  if (!last || !subject || words[at]?.before !== '' || words[at]?.lower === 'that') return false;
  if (/^(?:ADP|DET|AUX|SCONJ|CCONJ|PART|NUM)$/.test(last.kind) && !isStranded(last, words[at])) return false;
  if (/^(?:my|your|his|her|its|our|their)$/.test(last.lower)) return false;
  if (isAskedOfYou(words, start, subject.verb) && last.kind === 'VERB') return false;
  if (isOneOf(last, opening) || isOneOf(last, joining)) return false;
  const inside = words.slice(start + 1, at);
  const isRelated = inside.some((word) => isOneOf(word, joining));
  const isNamed = words[at]?.kind === 'PROPN' && words[start]?.lower === 'having';
  if (isClause ? !hasClause(words, start, at) : !(subject.isPronoun || isNamed)) return false;
  if (isRelated && !(subject.isPronoun && /^(?:VERB|ADV)$/.test(last.kind))) return false;
  const base = last.kind === 'VERB' ? formsOf(last)?.base : undefined;
  if (base !== undefined && withClause.has(base)) return false;
  // "the man she loved": after a noun the pronoun may open a clause that belongs to it.
  const isContact = last.kind === 'NOUN' || last.kind === 'PRON' || last.kind === 'PROPN';
  return !(isContact && subject.isPronoun) || isLastClause(words, subject.verb);
}

/** "If you need more please ring": a request is the main clause. */
const isRequest = (words: readonly TaggedWord[], start: number, at: number): boolean => {
  const [word, next] = [words[at], words[at + 1]];
  if (word?.before !== '' || !next || !hasClause(words, start, at)) return false;
  if (/^(?:AUX|ADP|DET|PART)$/.test(words[at - 1]?.kind ?? '') || isOneOf(words[at - 1], joining)) {
    return false;
  }
  return (
    (isAskedOfYou(words, start, at) && words[at - 1]?.kind === 'NOUN') ||
    (word.lower === 'please' && /^(?:VERB|AUX|ADV)$/.test(next.kind)) ||
    (word.lower === "don't" &&
      next.kind === 'VERB' &&
      !/^(?:i|you|we|they)$/.test(words[at - 1]?.lower ?? '') &&
      words[at - 1]?.kind !== 'NOUN')
  );
};

/** "Before you sign the contract read every page": a request to "you". */
const isAskedOfYou = (words: readonly TaggedWord[], start: number, at: number): boolean =>
  words[start + 1]?.lower === 'you' &&
  /^(?:read|call|ring|ask|tell|check|make|take|write|turn|press|send|bring|wait|try|keep|put|give|remember|contact)$/.test(
    words[at]?.lower ?? '',
  ) &&
  !words.slice(at + 1).some((word) => isFinite(word));

/** "If you look around you", "when it is over the". */
const isStranded = (last: TaggedWord, next: TaggedWord | undefined): boolean =>
  /^(?:in|out|up|down|over|off|on|by|around|away|back)$/.test(last.lower) &&
  next !== undefined &&
  /^(?:i|he|she|we|they|everybody|everyone|nobody)$/.test(next.lower);

/** Whether a subject and its verb follow the opening word. */
const hasClause = (words: readonly TaggedWord[], start: number, at: number): boolean =>
  words.slice(start + 2, at).some((word) => isFinite(word)) ||
  isTakenForNoun(words[start + 1], words[start + 2]) ||
  (/^(?:when|while|after|before|since)$/.test(words[start]?.lower ?? '') &&
    words[start + 1]?.kind === 'VERB' &&
    words[start + 1]?.lower.endsWith('ing') === true);

/** "If students work hard": after a plural the tagger takes the verb for a noun. */
const isTakenForNoun = (subject: TaggedWord | undefined, verb: TaggedWord | undefined): boolean =>
  /^(?:people|students|children|parents|teachers|they|we|you)$/.test(subject?.lower ?? '') &&
  /^(?:work|travel|study|play|walk|drive|help|use|change|try|need|drink|smoke|talk)$/.test(verb?.lower ?? '');

/** Whether no further clause follows that could be the main one; a clause joined by "but" or "what" could not. */
function isLastClause(words: readonly TaggedWord[], verb: number): boolean {
  if (words.some(({ before }) => before.includes(','))) return false;
  const close = words.findIndex(
    ({ lower }, at) => at > verb && /^(?:but|what|how|because|that|where)$/.test(lower),
  );
  const rest = words.slice(verb + 1, close < 0 ? undefined : close);
  return (
    rest.every((_, index) => subjectAt(words, verb + 1 + index) === undefined) &&
    !rest.some((word) => word.kind === 'AUX' && isFinite(word))
  );
}
