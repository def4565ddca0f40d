import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../words/edit.ts';
import { isFinite } from '../../words/finite.ts';
import { nounPhraseAt } from '../../words/noun-phrase.ts';
import { subjectAt } from '../../words/subject-at.ts';
import type { TaggedWord } from '../../words/tagged-words.ts';

const openers = /^(?:after|before|despite|during|without|unlike|throughout|besides|regarding|concerning)$/;
/** Openers with a comma behind a short phrase too: "Despite the rain, we …". */
const alwaysMarked = /^(?:despite|unlike|besides|regarding|concerning)$/;
const openersOfWords = new RegExp(
  `^(?:${[
    'at the (?:end|beginning|start) of',
    'in the (?:middle|case|event|field|process|absence|course) of',
    'in (?:spite|terms|view|light|front) of',
    '(?:because|instead|regardless|irrespective) of',
    'as (?:a (?:result|consequence) of|opposed to|for)',
    'with (?:the (?:help|aid|advent|development|invention|growth|rise|spread|introduction|progress) of|regard to|respect to)',
    'in (?:(?:addition|contrast|relation|response) to|comparison (?:to|with))',
    'from the (?:point of view|perspective) of',
    '(?:for the (?:sake|purpose)|by means|on the basis|in the light|on account) of',
    '(?:apart|aside) from',
    '(?:thanks|due|according|contrary|owing) to',
    '(?:depending|based) on',
    'compared (?:to|with)',
    'except for',
  ].join('|')})\\b`,
);
const long = 4;
const longest = 12;
const mainSubject = /^(?:i|you|he|she|it|we|they|there|the|this|these|my|his|her|our|their)$/;

/** "After a long and tiring flight my parents wanted": the comma behind a long opening phrase (Quirk and others, appendix III.16). */
export function openingPhrase({ words, end }: Sentence): Edit[] {
  const from = /^(?:and|but|so|also|then|now)$/.test(words[0]?.lower ?? '') ? 1 : 0;
  const opener = words[from];
  if (!opener || (from > 0 && opener.before !== '') || !/^[.!]/.test(end)) return [];
  const isPerson = isRole(words, from);
  const isMarked = words.slice(from).some(({ before }) => before !== '');
  if (!isPerson && !isLink(words, from) && (isMarked || !isOpener(words, from))) return [];
  const least = from + (alwaysMarked.test(opener.lower) ? 3 : long);
  for (let at = from + 1; at < Math.min(words.length - 2, from + longest); at++) {
    const subject = subjectAt(words, at);
    const [first, last] = [words[at], words[at - 1]];
    if (!first || !last || first.before !== '') return [];
    if (at < least || !subject || !mainSubject.test(first.lower)) continue;
    if (!/^(?:NOUN|PROPN)$/.test(last.kind) || words.slice(from, at).some((word) => isFinite(word))) {
      return [];
    }
    if (isPerson && !subject.isPronoun) return [];
    if (subject.isPronoun && isOfNoun(words, subject.verb)) return [];
    const hasPhrase = words
      .slice(from + 1, from + 5)
      .some((_, index) => nounPhraseAt(words, from + index + 1) !== undefined);
    if (!hasPhrase && words[from + 1]?.kind !== 'DET') return [];
    return [
      {
        rule: 'ClauseComma',
        reason: 'Punctuation',
        summary: 'A comma stands between the opening words and the clause.',
        at: at - 1,
        remove: 1,
        put: [`${last.text},`],
      },
    ];
  }
  return [];
}

/** "After the letter he wrote": a clause that belongs to the noun, so that a further verb is the main one. */
function isOfNoun(words: readonly TaggedWord[], verb: number): boolean {
  const rest = words.slice(verb + (words[verb]?.kind === 'AUX' ? 2 : 1));
  const close = rest.findIndex(
    ({ lower, before }) =>
      before.includes(',') ||
      /^(?:but|what|how|because|that|where|which|who|when|if|although|while)$/.test(lower),
  );
  return rest.slice(0, close < 0 ? undefined : close).some((word) => isFinite(word));
}

/** "After", "During", "In a big city". */
const isOpener = (words: readonly TaggedWord[], from: number): boolean =>
  openers.test(words[from]?.lower ?? '') || isSetting(words, from);

/** "At the end of", "In spite of". */
const isLink = (words: readonly TaggedWord[], from: number): boolean =>
  openersOfWords.test(
    words
      .slice(from, from + 5)
      .map(({ lower }) => lower)
      .join(' '),
  );

/** "In a market economy": where, not when. */
const isSetting = (words: readonly TaggedWord[], from: number): boolean =>
  words[from]?.lower === 'in' &&
  /^(?:a|an)$/.test(words[from + 1]?.lower ?? '') &&
  !words
    .slice(from + 2, from + 5)
    .some(({ lower }) =>
      /^(?:(?:moment|minute|second|hour|day|week|month|year|while|way|sense|word|few|lot)s?)$/.test(lower),
    );

/** "As a young person you", "As a student of law I". */
const isRole = (words: readonly TaggedWord[], from: number): boolean =>
  words[from]?.lower === 'as' && /^(?:a|an)$/.test(words[from + 1]?.lower ?? '');
