import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { needsDeterminer } from '../../lexicon/counted-nouns.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { isOneOf, setOf } from '../grammar-rule.ts';
import { nounBehind } from './noun-behind.ts';
import { nounEdit } from './noun-edit.ts';

/** "this books", "this are". */
export function demonstrative(sentence: Sentence, word: TaggedWord, at: number): Edit[] {
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
    return sentence.gain(at, 1, [put]) > 0.5 ? nounEdit(at, [put]) : [];
  }
  if (word.lower !== 'this' && !isPluralAhead(words, at)) return [];
  const isCounted = isOneOf(next, numbers);
  const place = nounBehind(words, isCounted ? at + 1 : at);
  const noun = words[place];
  if (isCounted && noun && singularOf(noun.lower) !== undefined && !spans.test(noun.lower)) {
    return nounEdit(at, [put]);
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
  // "This signals a change": a verb with its object.
  const behind = words[place + 1];
  if (behind?.before === '' && /^(?:a|an|the|my|your|his|our|their)$/.test(behind.lower)) return [];
  const toPlural = sentence.gain(at, 1, [put]);
  const toSingular = sentence.gain(place, 1, [singularOf(noun.lower) ?? '']);
  const verb = words[place + 1];
  const isPluralVerb =
    verb?.before === '' && /^(?:are|were|have|belong|look|cost|need|seem|taste|smell)$/.test(verb.lower);
  const least = isThingAlone(words, place) ? -1.5 : 0.8;
  if (Math.max(toPlural, toSingular) < least && !isPluralVerb) return [];
  const isSingular = verb && /^(?:is|was|has|does)$/.test(verb.lower);
  return isSingular ? nounEdit(place, [singularOf(noun.lower) ?? '']) : nounEdit(at, [put]);
}

/** "I need this books for school": not "this signals a change". */
function isThingAlone(words: readonly TaggedWord[], at: number): boolean {
  const [noun, next] = [words[at], words[at + 1]];
  const isFollowed =
    next?.before === '' &&
    !/^(?:for|in|on|at|and|or|because|is|are|was|were|can|will|have|has)$/.test(next.lower);
  return noun?.kind === 'NOUN' && needsDeterminer(singularOf(noun.lower) ?? '') && !isFollowed;
}

const numbers = setOf('two three four five six seven eight nine ten');
/** "That ten minutes was", "this five euros": a sum. */
const spans =
  /^(?:years|months|weeks|days|hours|minutes|seconds|miles|metres|meters|kilometres|dollars|pounds|euros|times|percent)$/;

/** "That books belong": at the start, with a plural verb. */
const isPluralAhead = (words: readonly TaggedWord[], at: number): boolean =>
  at === 0 &&
  singularOf(words[1]?.lower ?? '') !== undefined &&
  /^(?:are|were|have|belong|look|cost|need|seem|taste|smell)$/.test(words[2]?.lower ?? '');
