import { isChecked, type CheckedLanguage } from './checked-language.ts';
import { functionWords, type ListedLanguage } from './function-words.ts';
import { quotation } from './quotations.ts';
import { isAllKnownWords } from '../english/spelling/word-counts.ts';

export type ParagraphLanguage = CheckedLanguage | 'other' | 'unclear';

const listed = ['en', 'fr', 'de', 'pt', 'es', 'it', 'nl'] as const satisfies readonly ListedLanguage[];
type Scores = Record<ListedLanguage, number>;

/** The fewer languages a word is frequent in, the more it counts. */
const weights = new Map<string, Partial<Scores>>();
for (const language of listed) {
  for (const word of functionWords[language].split(' ')) {
    weights.set(word, { ...weights.get(word), [language]: 1 });
  }
}
for (const [word, scores] of weights) {
  const share = 1 / Object.keys(scores).length;
  const shared = listed.filter((language) => scores[language] !== undefined);
  weights.set(word, Object.fromEntries(shared.map((language) => [language, share])));
}

/** Letters and endings that hardly occur in the other languages. They count less than a frequent word. */
const marks: readonly (readonly [ListedLanguage, RegExp])[] = [
  ['de', /[äöüß]|sch|^(?:ge|be|ver).+t$/u],
  ['fr', /[œèêëîùû]|^[cdjlmnst]['’]|^qu['’]|eaux?$|aient$|ité$/u],
  ['pt', /[ãõ]|ç[ãõ]|nh[ao]|lh[aoe]|-(?:se|me|lhe|lo|la|nos)$/u],
  ['es', /ñ|ción$|iones$|ll[ao]/u],
  ['it', /zion[ei]$|gli|ità$|cch|ggi/u],
  ['nl', /ij|^ge.+d$|aa|oo[^d-m]/u],
  ['en', /th|wh|ing$|tion$|ght/u],
];
const markWeight = 0.3;
/** In prose of these languages about two words of five are in the lists. */
const leastShare = 0.08;
const fewWords = 12;
/** The lead that a language needs in a short line. */
const leastLead = 0.3;
/** The most by which one word of another language may lead English in an English line. */
const oneWord = 1;
const leastWords = 3;
/** Shorter words occur in many languages. */
const longWord = 4;
/** This many characters are enough; more would only take time. */
const enough = 600;
const latinLetter = /[\p{L}&&\p{Script=Latin}]/gv;
/** Latin letters that none of the listed languages uses. */
const strangeLetter = /[ąęłńśźżčďěňřšťůžőűășțğışđåøæðþāēīūļņģķ]/giu;
const strangeShare = 0.03;

/**
 * The language of a paragraph by its frequent words: `other` for one that is not checked, `unclear` if there is too
 * little evidence.
 */
export function paragraphLanguage(paragraph: string): ParagraphLanguage {
  const whole = paragraph.slice(0, enough);
  const own = whole.replaceAll(quotation, ' ');
  if (own === whole) return bySentences(whole, languageOfWords(whole));
  // A quotation may be longer than the writer's own words.
  const told = languageOfWords(own);
  return countOf(own, /\p{L}{2,}/gu) < leastWords ? languageOfWords(whole) : told;
}

/** If sentences differ in language, the majority decides. */
function bySentences(text: string, told: ParagraphLanguage): ParagraphLanguage {
  const sentences = text.match(/[^.!?…]+[.!?…]+(?=\s|$)/gu) ?? [];
  if (sentences.length < 3) return told;
  const languages = sentences.map((one) => languageOfWords(one)).filter((one) => isChecked(one));
  const other = languages.find((one) => one !== told);
  const count = (language: ParagraphLanguage): number => languages.filter((one) => one === language).length;
  return other !== undefined && count(other) > count(told) ? other : told;
}

function languageOfWords(paragraph: string): ParagraphLanguage {
  const beginning = paragraph.slice(0, enough);
  const letters = countOf(beginning, /\p{L}/gu);
  if (letters === 0 || countOf(beginning, latinLetter) < letters / 2) return 'other';
  if (countOf(beginning, strangeLetter) > letters * strangeShare) return 'other';
  const words = beginning.toLowerCase().match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  const { scores, evidence } = languageScores(words);
  const [best, second] = listed.toSorted((a, b) => scores[b] - scores[a]);
  if (best === undefined || second === undefined || evidence === 0) return 'unclear';
  if (words.length >= fewWords && scores[best] < words.length * leastShare) return 'other';
  const isShort = words.length < fewWords;
  if (isShort && scores[best] === scores[second]) return oneThatIsChecked(scores) ?? 'unclear';
  if (scores[best] - scores[second] <= (isShort ? leastLead : 0)) return 'unclear';
  if (isShort && best !== 'en' && isEnglishThroughout(words, scores, scores[best])) return 'en';
  return isChecked(best) ? best : 'other';
}

/** The score of each language for words in lower case, and how many of the words are frequent in any. */
export function languageScores(words: readonly string[]): {
  readonly scores: Readonly<Scores>;
  readonly evidence: number;
} {
  const scores: Scores = { en: 0, fr: 0, de: 0, pt: 0, es: 0, it: 0, nl: 0 };
  let evidence = 0;
  for (const word of words) {
    const frequent = weights.get(word.replace('’', "'"));
    for (const language of listed) scores[language] += frequent?.[language] ?? 0;
    if (frequent !== undefined) evidence++;
    else for (const [language, mark] of marks) if (mark.test(word)) scores[language] += markWeight;
  }
  return { scores, evidence };
}

/** A short line with one word of another language whose words are all English: "Car insurance is expensive." */
const isEnglishThroughout = (words: readonly string[], scores: Scores, most: number): boolean =>
  scores.en > 0 &&
  most - scores.en <= oneWord &&
  words.length >= leastWords &&
  words.some((word) => word.length >= longWord && !weights.has(word)) &&
  isAllKnownWords(words);

const countOf = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

/** The best checked language, for a short line that fits an unchecked one equally well (`is` is Dutch too). */
function oneThatIsChecked(scores: Scores): CheckedLanguage | undefined {
  const [best, second] = listed.filter(isChecked).toSorted((a, b) => scores[b] - scores[a]);
  return best !== undefined && second !== undefined && scores[best] - scores[second] > leastLead
    ? best
    : undefined;
}

/**
 * The language of each paragraph of a text. One whose language is unclear (a title, a list item) takes that of the
 * paragraph before it, otherwise of the next clear one, otherwise the writer's own.
 */
export function withNeighbours(
  told: readonly ParagraphLanguage[],
  own: CheckedLanguage,
): (CheckedLanguage | 'other')[] {
  let near: CheckedLanguage = told.find((language) => isChecked(language)) ?? own;
  return told.map((language) => {
    if (language === 'unclear') return near;
    if (language !== 'other') near = language;
    return language;
  });
}

/**
 * Whether the nearest paragraphs before and after whose language is clear are in this one, and there is at least one.
 */
export function isAmong(
  told: readonly ParagraphLanguage[],
  index: number,
  language: CheckedLanguage,
): boolean {
  const tells = (one: ParagraphLanguage): boolean => one !== 'unclear';
  const near = [told.slice(0, index).findLast(tells), told.slice(index + 1).find(tells)];
  return near.includes(language) && near.every((one) => one === undefined || one === language);
}
