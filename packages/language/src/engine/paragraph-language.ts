import { isChecked, type CheckedLanguage } from './checked-language.ts';
import { functionWords, type ListedLanguage } from './function-words.ts';
import { quotation } from './quotations.ts';
import { isAllKnownWords } from '../english/spelling/word-counts.ts';

export type ParagraphLanguage = CheckedLanguage | 'other' | 'unclear';

const listed = ['en', 'fr', 'de', 'pt', 'es', 'it', 'nl'] as const satisfies readonly ListedLanguage[];
type Scores = Record<ListedLanguage, number>;

/** A word counts the more the fewer languages it is frequent in. */
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

/** Letters and endings that the others hardly have. They count less than a frequent word. */
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
/** In prose of these languages the lists cover about two words of five. */
const leastShare = 0.08;
const fewWords = 12;
/** By less than this a language of a short line does not lead. */
const leastLead = 0.3;
/** What one word that is frequent in a language may speak for it, less what another does for English. */
const oneWord = 1;
const leastWords = 3;
/** A word that tells something; shorter ones stand in many languages. */
const longWord = 4;
/** This many characters tell; more would only take time. */
const enough = 600;
const latinLetter = /[\p{L}&&\p{Script=Latin}]/gv;
/** Letters of Latin script that none of the listed languages has. */
const strangeLetter = /[ąęłńśźżčďěňřšťůžőűășțğışđåøæðþāēīūļņģķ]/giu;
const strangeShare = 0.03;

/**
 * The language of a paragraph by its frequent words: `other` for one that is not checked, `unclear` where too little
 * speaks for any.
 */
export function paragraphLanguage(paragraph: string): ParagraphLanguage {
  const whole = paragraph.slice(0, enough);
  const own = whole.replaceAll(quotation, ' ');
  if (own === whole) return bySentences(whole, languageOfWords(whole));
  // What is quoted may be longer than what its writer says.
  const told = languageOfWords(own);
  return countOf(own, /\p{L}{2,}/gu) < leastWords ? languageOfWords(whole) : told;
}

/** Where a sentence is in another language the others tell. */
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

/** What speaks for each language in words without capitals, and how many of them are frequent in any. */
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

/** A short line in which one word speaks for another language and all are English ones: "Car insurance is expensive." */
const isEnglishThroughout = (words: readonly string[], scores: Scores, most: number): boolean =>
  scores.en > 0 &&
  most - scores.en <= oneWord &&
  words.length >= leastWords &&
  words.some((word) => word.length >= longWord && !weights.has(word)) &&
  isAllKnownWords(words);

const countOf = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

/** Where a short line speaks as much for a language that is not checked (`is` is Dutch too), the one that is. */
function oneThatIsChecked(scores: Scores): CheckedLanguage | undefined {
  const [best, second] = listed.filter(isChecked).toSorted((a, b) => scores[b] - scores[a]);
  return best !== undefined && second !== undefined && scores[best] - scores[second] > leastLead
    ? best
    : undefined;
}

/**
 * The language of each paragraph of a text, from what each tells by itself. One that does not tell (a title, an item of
 * a list) takes that of the paragraph before it, else of the next one that tells, else the writer's own.
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

/** Whether what tells a language nearest before and behind a paragraph tells this one, and anything does. */
export function isAmong(
  told: readonly ParagraphLanguage[],
  index: number,
  language: CheckedLanguage,
): boolean {
  const tells = (one: ParagraphLanguage): boolean => one !== 'unclear';
  const near = [told.slice(0, index).findLast(tells), told.slice(index + 1).find(tells)];
  return near.includes(language) && near.every((one) => one === undefined || one === language);
}
