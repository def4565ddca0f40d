import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import { subjectAt } from '../../lexicon/subject-at.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { setOf } from '../grammar-rule.ts';
import { openingComma } from './named.ts';

/** Verbs that take two objects, or a clause as their object. */
const withMore = setOf(
  'give show teach tell offer buy send lend make call say think know believe hope feel see hear find guess ask understand let help have be want wish',
);

/**
 * "To save money many students cook at home", "In order to sleep better you should go for a walk": the comma after a
 * purpose clause that opens the sentence (Quirk and others, appendix III.17).
 */
export function openingPurpose({ words, end }: Sentence): Edit[] {
  const link = /^(?:so|thus|hence|therefore|then|and|but)$/.test(words[0]?.lower ?? '') ? 1 : 0;
  const from = words[link]?.lower === 'in' && words[link + 1]?.lower === 'order' ? link + 2 : link;
  const verb = words[from + 1];
  if (words[from]?.lower !== 'to' || !verb || !/^[.!]/.test(end)) return [];
  if (words.some(({ before }, at) => before !== '' && at !== link)) return [];
  const base = formsOf(verb)?.base;
  if (base !== verb.lower || withMore.has(base)) return [];
  for (let at = from + 3; at < Math.min(words.length - 2, 12); at++) {
    const last = words[at - 1];
    const first = words[at];
    if (
      !last ||
      !first ||
      isFinite(last) ||
      (/^(?:that|which|who|what|how|where|why|when|if)$/.test(last.lower) &&
        !(last.lower === 'that' && first.kind === 'NOUN'))
    ) {
      return [];
    }
    if (!isMainSubject(words, at) || !/^(?:NOUN|PROPN|PRON|ADV|ADJ)$/.test(last.kind)) continue;
    // "To live in the house we bought we need": the first clause belongs to the noun.
    if (last.kind === 'NOUN' && subjectBehind(words, at)) return [];
    return [
      {
        ...openingComma,
        at: at - 1,
        remove: 2,
        put: [`${last.text},`, first.text],
      },
    ];
  }
  return [];
}

/** Whether another pronoun with its verb follows without a conjunction. */
const subjectBehind = (words: readonly TaggedWord[], from: number): boolean =>
  subjectAt(words, from)?.isPronoun === true &&
  words.some(
    (_, at) =>
      at > from + 1 &&
      subjectAt(words, at)?.isPronoun === true &&
      !/^(?:SCONJ|CCONJ|ADV)$/.test(words[at - 1]?.kind ?? '') &&
      !/^(?:think|believe|know|feel|hope|say|guess|mean|suppose)$/.test(words[at - 1]?.lower ?? ''),
  );

/** Whether a pronoun or a noun with its determiner is followed by a verb, and no later verb could be the main one. */
function isMainSubject(words: readonly TaggedWord[], at: number): boolean {
  const first = words[at];
  if (!first) return false;
  const subject = subjectAt(words, at);
  if (subject?.isPronoun) return isOnly(words, subject.verb);
  if (
    !/^(?:many|most|some|several|different|various|all|people|the|my|our|his|her|their|these|this)$/.test(
      first.lower,
    )
  ) {
    return false;
  }
  if (subject) return words[subject.verb]?.kind === 'AUX' && isOnly(words, subject.verb);
  // "many students cook at home": the tagger takes the verb for a noun.
  const phrase = nounPhraseAt(words, at);
  const verb = phrase && words[phrase.head];
  if (!phrase || !verb) return false;
  return (
    /^(?:many|most|some|all|people)$/.test(first.lower) &&
    words[phrase.head - 1]?.lower.endsWith('s') === true &&
    !verb.lower.endsWith('s') &&
    words[phrase.head + 1] !== undefined &&
    !words.slice(phrase.head + 1).some((word) => isFinite(word))
  );
}

const isOnly = (words: readonly TaggedWord[], verb: number): boolean =>
  !words.slice(verb + 1).some((word, index) => word.kind === 'AUX' && isFinite(word) && index > 0);
