import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import { subjectAt } from '../../lexicon/subject-at.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { hasFurtherVerb } from './further-verb.ts';
import { openingComma } from './named.ts';

const openers = /^(?:after|before|despite|during|without|unlike|throughout|besides|regarding|concerning)$/;
/** Openers that take a comma even after a short phrase: "Despite the rain, we …". */
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
    'about (?:the|this|that|these|those|my|our|their|your|his|her)',
  ].join('|')})\\b`,
);
/** A topic, not a place or time: "in this field", "in our society". */
const frame =
  /^in (?:this|that|these|those|such|the|my|our|some|many|most|other|both|his|her|their|any|a|an|all) (?:[a-z]+ )?(?:field|area|situation|society|context|aspect|respect|regard|circumstance|lecture|passage|article|text|essay|paragraph|ad|advertisement|advert|commercial|statement|process|era|century|condition|instance|example|experiment|scenario|kind of \w+|type of \w+|sort of \w+|instance|community|culture|industry|profession|competition|economy|environment|age|class of \w+)s?$/;
const long = 4;
const longest = 12;
const mainSubject = /^(?:i|you|he|she|it|we|they|there|the|this|these|my|his|her|our|their)$/;
const anySubject = /^(?:many|some|most|people|everyone|everybody|children|students)$/;

/**
 * "After a long and tiring flight my parents wanted": the comma after a long opening phrase (Quirk and others, appendix
 * III.16).
 */
export function openingPhrase({ words, end }: Sentence): Edit[] {
  const from = /^(?:and|but|so|also|then|now)$/.test(words[0]?.lower ?? '') ? 1 : 0;
  const opener = words[from];
  if (!opener || (from > 0 && opener.before !== '') || !/^[.!]/.test(end)) return [];
  const isPerson = isRole(words, from);
  const isMarked = words.slice(from).some(({ before }) => before !== '');
  const isPlain = isPerson || isLink(words, from) || (!isMarked && isOpener(words, from));
  if (!isPlain && opener.lower !== 'in') return [];
  const least = from + (isPlain && !alwaysMarked.test(opener.lower) ? long : 3);
  for (let at = from + 1; at < Math.min(words.length - 2, from + longest); at++) {
    const subject = subjectAt(words, at);
    const [first, last] = [words[at], words[at - 1]];
    if (!first || !last || first.before !== '') return [];
    if (at < least || !subject) continue;
    const isFrame = frame.test(textOf(words.slice(from, at)));
    if (!mainSubject.test(first.lower) && !(isFrame && anySubject.test(first.lower))) continue;
    if (!/^(?:NOUN|PROPN)$/.test(last.kind) || words.slice(from, at).some((word) => isFinite(word))) {
      return [];
    }
    if (!isPlain && !isFrame) return [];
    if (isPerson && !subject.isPronoun) return [];
    // "After the letter he wrote": the clause belongs to the noun.
    if ((subject.isPronoun || isFrame) && hasFurtherVerb(words, subject.verb)) return [];
    const hasPhrase = words
      .slice(from + 1, from + 5)
      .some((_, index) => nounPhraseAt(words, from + index + 1) !== undefined);
    if (!hasPhrase && words[from + 1]?.kind !== 'DET') return [];
    return [
      {
        ...openingComma,
        at: at - 1,
        remove: 1,
        put: [`${last.text},`],
      },
    ];
  }
  return [];
}

/** "After", "During", "In a big city". */
const isOpener = (words: readonly TaggedWord[], from: number): boolean =>
  openers.test(words[from]?.lower ?? '') || isSetting(words, from);

/** "At the end of", "In spite of". */
const isLink = (words: readonly TaggedWord[], from: number): boolean =>
  openersOfWords.test(textOf(words.slice(from, from + 5)));

const textOf = (words: readonly TaggedWord[]): string => words.map(({ lower }) => lower).join(' ');

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
