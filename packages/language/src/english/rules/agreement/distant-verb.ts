import type { Sentence } from '../../context/likelihood.ts';
import { inNumber, numberOf, type Number } from '../../lexicon/agreeing.ts';
import { isPerson } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import { setOf, type GrammarRule } from '../grammar-rule.ts';
import { clauseStarts } from './clause-starts.ts';
import { mainVerbBehind, subjectNumber } from './main-verb.ts';
import { named } from './named.ts';

const single = setOf(
  'everyone everybody everything someone somebody something anyone anybody nobody anything nothing each either neither one',
);
/** Nouns whose number depends on the noun after "of". */
const quantity = setOf(
  'lot lots plenty most some all many majority number variety couple half rest range group series pair none any percent part kind sort type thirds quarters fifths sixths sevenths eighths ninths tenths',
);

/**
 * A verb far from its head noun: "The decision to close the mines were", "The man who lives next to my parents are",
 * "Learning a foreign language require" (Quirk and others, 10.34–50).
 */
export const distantVerb: GrammarRule = (sentence) =>
  clauseStarts(sentence.words).flatMap((from) => [
    ...nounSubject(sentence, from),
    ...gerundSubject(sentence, from),
  ]);

function nounSubject(sentence: Sentence, from: number): Edit[] {
  const { words } = sentence;
  const first = words[from];
  if (!first || (first.lower === 'the' && /^(?:more|less|fewer)$/.test(words[from + 1]?.lower ?? ''))) {
    return [];
  }
  if (/^(?:most|many|some|all|both)$/.test(first.lower) && words[from + 1]?.lower === 'of') {
    const inner = nounPhraseAt(words, from + 2);
    const behind = inner?.hasDeterminer && inner.number ? mainVerbBehind(words, inner.head) : undefined;
    return inner?.number && behind && behind.distance > 0 && !behind.isCoordinated
      ? agreed(sentence, behind.at, inner.number, from)
      : [];
  }
  const isSingle =
    (single.has(first.lower) || (/^(?:he|she)$/.test(first.lower) && words[from + 1]?.lower === 'who')) &&
    !/^(?:NOUN|ADJ|PROPN)$/.test(words[from + 1]?.kind ?? '');
  const phrase = isSingle ? undefined : nounPhraseAt(words, from);
  const head = isSingle ? from : phrase?.head;
  const own: Number | undefined = isSingle ? 'singular' : phrase?.number;
  const noun = head === undefined ? undefined : words[head];
  if (head === undefined || !noun || own === undefined) return [];
  if (/^(?:years|months|weeks|days|hours|minutes|miles|dollars|pounds|euros|percent)$/.test(noun.lower)) {
    return [];
  }
  if (words[head + 1]?.lower === 'of' && quantity.has(noun.lower)) return [];
  // "My mother cooks and …": the tagger takes the verb for a noun.
  if (own === 'plural' && head > from + 1 && isPerson(words[head - 1]?.lower ?? '')) return [];
  if (!isSingle && !phrase?.hasDeterminer && own === 'singular' && (from > 0 || noun.kind !== 'NOUN')) {
    return [];
  }
  const found = mainVerbBehind(words, head);
  if (!found || found.distance === 0) return [];
  const number = subjectNumber(own, found.isCoordinated);
  return number === undefined ? [] : agreed(sentence, found.at, number, from);
}

/** Things people do to things: after these verbs a plural is the object, not the subject ("growing tomatoes need water"). */
const doing =
  /^(?:learning|studying|reading|eating|watching|using|making|taking|visiting|meeting|speaking|doing|buying|writing|teaching|solving|helping|having|keeping|finding|reducing|avoiding|collecting)$/;

/** After an opening -ing form with its object: "Learning a foreign language require". */
function gerundSubject(sentence: Sentence, from: number): Edit[] {
  const { words } = sentence;
  const verb = words[from];
  const object = words[from + 1];
  if (
    !verb ||
    !/^(?:VERB|AUX)$/.test(verb.kind) ||
    !verb.lower.endsWith('ing') ||
    !object ||
    object.before !== ''
  ) {
    return [];
  }
  if (
    /^(?:depending|according|including|regarding|considering|concerning|following|during|given|owing|judging|speaking)$/.test(
      verb.lower,
    )
  ) {
    return [];
  }
  if (/^(?:having|being)$/.test(verb.lower) && !/^(?:NUM|DET|ADJ)$/.test(object.kind)) return [];
  if (
    !/^(?:DET|ADP|PRON|ADV|PART|NUM)$/.test(object.kind) &&
    !(
      object.kind === 'ADJ' &&
      (verb.lower === 'being' ||
        doing.test(verb.lower) ||
        nounPhraseAt(words, from + 1)?.number === 'singular')
    )
  ) {
    return [];
  }
  const at = words.findIndex((word, place) => place > from + 1 && isFinite(word));
  const last = words[at - 1];
  if (at < 0 || !last || !/^(?:NOUN|PROPN|ADV|PRON|ADP|ADJ|NUM)$/.test(last.kind)) return [];
  const between = words.slice(from + 1, at);
  if (words.slice(from + 1, at + 1).some(({ before }) => before !== '')) return [];
  if (
    between.some(({ lower }) =>
      /^(?:and|or|that|which|who|what|where|how|when|if|i|you|he|she|we|they|it)$/.test(lower),
    )
  ) {
    return [];
  }
  // "Visiting foreign students require a visa": the students do the visiting.
  if (
    object.kind === 'ADJ' &&
    /^(?:visiting|learning|studying|reading|writing|speaking|eating)$/.test(verb.lower)
  ) {
    const head = words[nounPhraseAt(words, from + 1)?.head ?? -1];
    if (head && isPerson(singularOf(head.lower) ?? head.lower)) return [];
  }
  // "Supporting this review are reports": the subject follows the verb.
  if (nounPhraseAt(words, at + 1)?.number === 'plural') return [];
  return agreed(sentence, at, 'singular', from);
}

function agreed(sentence: Sentence, at: number, number: Number, from: number): Edit[] {
  const { words } = sentence;
  const verb = words[at];
  const found = verb && numberOf(verb);
  if (!verb || found === undefined || found === number) return [];
  if (/^(?:am|do|don't)$/.test(verb.lower) && words[at + 1]?.lower !== 'not' && verb.lower === 'am') {
    return [];
  }
  if (
    verb.lower.startsWith('were') &&
    /^(?:if|though|as|unless|whether)$/.test(words[from - 1]?.lower ?? '')
  ) {
    return [];
  }
  const next = words[at + 1];
  if (verb.kind === 'VERB' && next?.before === '' && (isFinite(next) || next.lower === 'of')) return [];
  const put = inNumber(verb, number);
  if (put === undefined) return [];
  const least = verb.kind === 'AUX' ? -3.5 : -1.2;
  return sentence.gain(at, 1, [put]) >= least ? [{ ...named, at, remove: 1, put: [put] }] : [];
}
