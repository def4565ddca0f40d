import { type CheckedLanguage, isChecked } from './checked-language.ts';
import { languageScores } from './paragraph-language.ts';
import { quotation } from './quotations.ts';

/** A quotation or a sentence in a language other than its paragraph's. */
export interface ForeignStretch {
  readonly from: number;
  readonly to: number;
  /** The language in which a sentence of some length is checked, if it is one of the checked languages. */
  readonly readIn?: CheckedLanguage;
}

/** How many telling words a foreign stretch needs, and by how much its language must lead the paragraph's. */
const needed = { quotation: { words: 2, lead: 1 }, sentence: { words: 4, lead: 2 } };
const mostForOwn = 1 / 4;
/** Shorter sentences are skipped: a word that both languages share could tip the balance. */
const wordsToRead = 7;

const sentence = /[^.!?…]+(?:[.!?…](?!\s+\P{Ll}|\s*$)[^.!?…]*)*/gu;

/** Finds the parts of a paragraph that are in another language. */
export function foreignStretches(paragraph: string, language: CheckedLanguage): ForeignStretch[] {
  const quotations = [...paragraph.matchAll(quotation)]
    .map(({ 0: text, index }) => ({ from: index + 1, to: index + text.length - 1 }))
    .filter(
      ({ from, to }) => foreignLanguage(paragraph.slice(from, to), language, needed.quotation) !== undefined,
    );
  const sentences = [...paragraph.matchAll(sentence)].flatMap(({ 0: text, index }): ForeignStretch[] => {
    const from = index + text.length - text.trimStart().length;
    const to = index + text.trimEnd().length;
    if (to - from === paragraph.trim().length) return [];
    if (quotations.some((one) => one.from < to && one.to > from)) return [];
    const other = foreignLanguage(text, language, needed.sentence);
    if (other === undefined) return [];
    const isRead = isChecked(other) && wordsOf(text).length >= wordsToRead;
    return [{ from, to, ...(isRead && { readIn: other }) }];
  });
  return [...quotations, ...sentences].toSorted((a, b) => a.from - b.from);
}

function foreignLanguage(
  text: string,
  own: CheckedLanguage,
  { words: least, lead }: (typeof needed)['quotation'],
): string | undefined {
  const words = wordsOf(text);
  if (words.length < least) return undefined;
  const { scores } = languageScores(words);
  const [best, most] = Object.entries(scores).reduce((a, b) => (b[1] > a[1] ? b : a));
  return best !== own && most - scores[own] >= lead && scores[own] <= most * mostForOwn ? best : undefined;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
