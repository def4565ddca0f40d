import { likelihoodBetween } from '../context/likelihood-between.ts';
import { properWords } from '../lexicon/proper-words.ts';
import { isDerived } from './derived-words.ts';
import { isCompound } from './joined-words.ts';
import { slipDistance } from './slip-distance.ts';
import { isFarFetched } from './far-fetched.ts';
import { isCommonWord, wordCounts } from './word-counts.ts';

/** Names that are nearly a word are short. */
const longWord = 7;

/** By how many tenfold a word must fit better than the name would. */
const better = { near: 1, further: 2.5 };

/** A slip that leaves no doubt what was meant. */
const sure = {
  proper: 1.5,
  surname: 0.65,
  shouted: 1.3,
  opening: 1.4,
  inside: 0.9,
  long: 0.8,
  short: 0.65,
  derived: 0.6,
  compound: 1.3,
  capitals: 0.75,
  quoted: 0.6,
};
const common = { short: 2000, opening: 300, capitals: 10_000, inside: 300 };
/** A long word is known by more of its letters. */
const longest = { letters: 9, sure: 0.7, common: 100 };
/** Part of a compound with a hyphen. */
const part = { letters: 5, sure: 0.7, common: 300 };
/** What opens a sentence with a capital and is no part of a name: "And Goverments". */
const opener = /(?:^|[.!?]\s+)(?:And|But|So|Also|Or|If|When|Because|In|For|As|That|Many|Some|Most|All)\s+$/;

/**
 * Whether an unknown word is a name, a term or a part of one rather than a misspelling: it has a capital where none is
 * due, a digit, or a hyphen. A capital where one is due, and capitals throughout, leave it to how near a common word is.
 */
export function isLikelyName(
  paragraph: string,
  { offset, length }: { readonly offset: number; readonly length: number },
  best: string,
): boolean {
  const word = paragraph.slice(offset, offset + length);
  const before = paragraph.slice(0, offset);
  const after = paragraph.slice(offset + length);
  if (word.length === 1 || /\d/.test(word)) return true;
  // "toString" is a name in a program.
  if (/\p{Ll}\p{Lu}/u.test(word)) return true;
  if (/^(?:do|don['’]t)['’]?s$/i.test(word)) return true;
  if (/[-‐‑/_@.]$/.test(before) || /^["”']?[-‐‑/_@]\p{L}/u.test(after)) {
    return !isSlipInCompound(word, best, before, after);
  }
  if (isQuoted(before, after) && slipDistance(word, best) > sure.quoted) return true;
  if (/^\p{Ll}/u.test(word) && isMadeOfWords(word, best)) return true;
  if (word.length < 4 && wordCounts().of(best) < common.short) return true;
  if (!/^\p{Lu}/u.test(word)) return false;
  if (isInTitle(word, before + after)) return isFarFetched(word.toLowerCase(), best.toLowerCase());
  const distance = slipDistance(word, best);
  // "Belgrano" is no "Belgian", "Bruce H. Margon" no Morgan.
  if (properWords.has(best.toLowerCase())) {
    return distance > (/\p{Lu}(?:\.|\p{Ll}+)\s$/u.test(before) ? sure.surname : sure.proper);
  }
  const count = wordCounts().of(best);
  if (word === word.toUpperCase()) {
    const shouts = /\p{Lu}{2,}\W+$/u.test(before) || /^\W+\p{Lu}{2,}/u.test(after);
    return (
      distance > sure.shouted ||
      (!shouts && (word.length < 4 || distance > sure.capitals || count < common.capitals))
    );
  }
  if (/\p{Lu}/u.test(word.slice(1))) return true;
  const isOpening = /^[^\p{L}]*$|[.!?…:]["'”’)\]]*\s+["'“‘([]*$/u.test(before);
  const gain = (): number => likelihoodBetween(before, best, after) - likelihoodBetween(before, word, after);
  const isAmongNames =
    (/\p{Lu}[\p{L}.]*[\s-]+$/u.test(before) && !opener.test(before)) || /^[\s-]+\p{Lu}/u.test(after);
  if (!isOpening) {
    const isSlip =
      (word.length >= longWord && distance <= sure.inside && count >= common.inside) ||
      (word.length >= longest.letters && distance <= longest.sure && count >= longest.common);
    return !isSlip || isAmongNames || gain() < better.further;
  }
  if (/^\s+\p{Lu}/u.test(after) || /^['’]s\b/.test(after)) return true;
  const again = before.concat(after).matchAll(new RegExp(String.raw`(?<=[\p{Ll},]\s)${word}\b`, 'gu'));
  if ([...again].length > 0) return true;
  if (word.length < 4) return !(distance <= sure.short && count > common.capitals);
  if (best.includes(' ')) return word.length < 6;
  if (distance > (word.length < 6 ? sure.short : sure.opening)) return true;
  if (distance > sure.long) return count < common.opening || gain() < better.further;
  return count < common.opening && (word.length < longWord || gain() < better.near);
}

const longestTitle = 80;

/** "Time Zonse": in a line where every long word has a capital it tells nothing, where another word is a common one. */
function isInTitle(word: string, rest: string): boolean {
  if (word === word.toUpperCase() || rest.length > longestTitle || /[.!?]\s*$/u.test(rest)) return false;
  const others = rest.match(/\p{L}{4,}/gu) ?? [];
  return others.length > 0 && others.every((one) => /^\p{Lu}\p{Ll}/u.test(one)) && others.some(isCommonWord);
}

/** "new-fasion", "self-confidance": a slip that leaves no doubt, beside a known word. */
function isSlipInCompound(word: string, best: string, before: string, after: string): boolean {
  const other = /(\p{Ll}+)-$/u.exec(before)?.[1] ?? /^-(\p{Ll}+)/u.exec(after)?.[1];
  return (
    other !== undefined &&
    wordCounts().of(other) >= part.common &&
    /^\p{Ll}/u.test(word) &&
    word.length >= part.letters &&
    slipDistance(word, best) <= part.sure &&
    wordCounts().of(best) >= part.common
  );
}

/** A word by itself between quotation marks is spoken of as a word, often as a term. */
const isQuoted = (before: string, after: string): boolean =>
  /["“‘]$/.test(before) && /^[,.]?["”’]/.test(after);

const isMadeOfWords = (word: string, best: string): boolean => {
  const distance = slipDistance(word, best);
  if (distance > sure.derived && isDerived(word, best)) return true;
  return (best.replace(' ', '') === word || distance > sure.compound) && isCompound(word);
};
