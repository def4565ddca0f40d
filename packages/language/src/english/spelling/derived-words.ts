import { wordCounts } from './word-counts.ts';

const prefix =
  /^(non|over|under|anti|multi|inter|counter|super|hyper|micro|semi|post|sub|pre|re|un)-?(.{4,})$/;
const ending = /^(.{4,}?)(?:isms?|ists?|less|like|ness|nesses|ship|hood|wise|[iy][sz]ation)$/;
/** After "un" and "re" nearly anything is a slip: only verb forms are accepted there. */
const shortPrefix = /^(?:un|re|pre)$/;
const verbForm = /(?:ed|ing|able|ation|ations)$/;

/**
 * "vanguardism", "moneyless", "overfishing": a known word with a productive prefix or suffix.
 *
 * @param best the word it may stand for
 */
export function isDerived(word: string, best: string): boolean {
  const stem = ending.exec(word)?.[1];
  if (stem !== undefined && (wordCounts().of(stem) > 0 || wordCounts().of(`${stem}e`) > 0)) return true;
  const [, before = '', rest = ''] = prefix.exec(word) ?? [];
  if (rest.length < 5 || (shortPrefix.test(before) && !verbForm.test(rest))) return false;
  return rest === best.toLowerCase() || wordCounts().of(rest) > 0;
}

export const prefixOf = (word: string): { readonly before: string; readonly rest: string } | undefined => {
  const [, before, rest] = /^(un|non|dis|re|in|im|over|mis)(.{4,})$/.exec(word.toLowerCase()) ?? [];
  return before === undefined || rest === undefined ? undefined : { before, rest };
};
