import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../words/edit.ts';
import { isFinite } from '../../words/finite.ts';
import { nounPhraseAt } from '../../words/noun-phrase.ts';
import { subjectAt } from '../../words/subject-at.ts';

const openers = /^(?:after|before|despite|during|without|unlike|throughout|besides)$/;
/** Openers with a comma behind a short phrase too: "Despite the rain, we …". */
const alwaysMarked = /^(?:despite|unlike|besides)$/;
const long = 4;
const mainSubject = /^(?:i|you|he|she|it|we|they|there|the|this|these|my|his|her|our|their)$/;

/** "After a long and tiring flight my parents wanted": the comma behind a long opening phrase (Quirk and others, appendix III.16). */
export function openingPhrase({ words, end }: Sentence): Edit[] {
  if (!isOpener(words) || !/^[.!]/.test(end)) return [];
  if (words.some(({ before }) => before !== '')) return [];
  const least = alwaysMarked.test(words[0]?.lower ?? '') ? 3 : long;
  for (let at = least; at < Math.min(words.length - 2, 12); at++) {
    const subject = subjectAt(words, at);
    const first = words[at];
    const last = words[at - 1];
    if (!subject || !first || !last) continue;
    if (!mainSubject.test(first.lower)) continue;
    if (!/^(?:NOUN|PROPN)$/.test(last.kind) || words.slice(0, at).some((word) => isFinite(word))) return [];
    // "after the letter he wrote": a clause that belongs to the noun.
    const isAuxiliary = words[subject.verb]?.kind === 'AUX';
    const rest = words.slice(subject.verb + (isAuxiliary ? 2 : 1));
    if (subject.isPronoun && rest.some((word) => isFinite(word))) return [];
    const hasPhrase = words.slice(1, 5).some((_, index) => nounPhraseAt(words, index + 1) !== undefined);
    if (!hasPhrase && words[1]?.kind !== 'DET') return [];
    return [
      {
        rule: 'ClauseComma',
        reason: 'Punctuation',
        summary: 'A comma stands between the opening words and the clause.',
        at: at - 1,
        remove: 2,
        put: [`${last.text},`, first.text],
      },
    ];
  }
  return [];
}

/** "After", "At the end of", "In spite of". */
const isOpener = (words: Sentence['words']): boolean =>
  openers.test(words[0]?.lower ?? '') ||
  isSetting(words) ||
  /^(?:at the (?:end|beginning|start) of|in the middle of|in spite of|in the case of|because of|as a (?:result|consequence) of|with the help of|in addition to|in contrast to|in comparison (?:to|with)|apart from|thanks to|due to|according to|instead of)\b/.test(
    words
      .slice(0, 4)
      .map(({ lower }) => lower)
      .join(' '),
  );

/** "In a market economy": where, not when. */
const isSetting = (words: Sentence['words']): boolean =>
  words[0]?.lower === 'in' &&
  /^(?:a|an)$/.test(words[1]?.lower ?? '') &&
  !words
    .slice(2, 5)
    .some(({ lower }) =>
      /^(?:(?:moment|minute|second|hour|day|week|month|year|while|way|sense|word|few|lot)s?)$/.test(lower),
    );
