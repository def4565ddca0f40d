import { functionWords } from '../../engine/function-words.ts';
import { likelihoodBetween } from '../context/likelihood-between.ts';
import { properWords } from '../lexicon/proper-words.ts';
import { isDerived } from './derived-words.ts';
import { isKnownInLine } from './english-line.ts';
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
  surname: 0.55,
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
const common = { short: 10_000, shortInLine: 2000, opening: 300, capitals: 10_000, inside: 300 };
/** A long word is known by more of its letters. */
const longest = { letters: 9, sure: 0.7, common: 100 };
/** Part of a compound with a hyphen. */
const part = { letters: 5, sure: 0.7, common: 300, longer: 60 };
/** What opens a sentence with a capital and is no part of a name: "And Goverments". */
const opener = /(?:^|[.!?]\s+)(?:And|But|So|Also|Or|If|When|Because|In|For|As|That|Many|Some|Most|All)\s+$/;

export interface ReadText {
  readonly paragraph: string;
  /** Of a short line the words, in small letters, that are in no dictionary. */
  readonly strange?: ReadonlySet<string> | undefined;
}

/**
 * Whether an unknown word is a name, a term or a part of one rather than a misspelling: it has a capital where none is
 * due, a digit, or a hyphen. A capital where one is due, and capitals throughout, leave it to how near a common word is.
 */
export function isLikelyName(
  { paragraph, strange }: ReadText,
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
    return !isSlipInCompound(word, best, { before, after, strange });
  }
  if (isQuoted(before, after) && slipDistance(word, best) > sure.quoted) return true;
  if (/^\p{Ll}/u.test(word) && isMadeOfWords(word, best)) return true;
  const isOfLine = strange?.has(word.toLowerCase()) === true;
  if (word.length < 4 && wordCounts().of(best) < (isOfLine ? common.shortInLine : common.short)) return true;
  if (!/^\p{Lu}/u.test(word)) return false;
  const title = titleAround(word, before + after, strange);
  if (title === 'common' || (title === 'known' && isSlipInTitle(word, best))) {
    return isFarFetched(word.toLowerCase(), best.toLowerCase());
  }
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
/** Words that have no capital in a title. */
const small = new Set(functionWords.en.split(' '));
const titleSlip = { letters: 4, near: 0.65, longer: 7, further: 0.9 };

/**
 * What stands around a word in a line where every long word has a capital, so that it tells nothing ("Time Zonse"): a
 * common word, or none but known ones that are no names. Nothing where it is no title or may hold names.
 */
function titleAround(
  word: string,
  rest: string,
  strange: ReadText['strange'],
): 'common' | 'known' | undefined {
  if (word === word.toUpperCase() || rest.length > longestTitle || /[.!?]\s*$/u.test(rest)) return undefined;
  const others = (rest.match(/(?<![\p{L}-])\p{L}{4,}/gu) ?? []).filter((one) => !small.has(one));
  if (!others.every((one) => /^\p{Lu}\p{Ll}/u.test(one))) return undefined;
  if (others.some(isCommonWord)) return 'common';
  if (strange === undefined || !/\p{L}{2}/u.test(rest)) return undefined;
  return others.every((one) => isKnownInLine(one, strange)) ? 'known' : undefined;
}

/** One that leaves no doubt: names are seldom so near to a word. */
function isSlipInTitle(word: string, best: string): boolean {
  const distance = slipDistance(word, best);
  if (properWords.has(best.toLowerCase()) || word.length < titleSlip.letters) return false;
  return distance <= titleSlip.near || (word.length >= titleSlip.longer && distance <= titleSlip.further);
}

/** "new-fasion", "self-confidance": a slip that leaves no doubt, beside a known word. */
function isSlipInCompound(
  word: string,
  best: string,
  { before, after, strange }: { before: string; after: string; strange: ReadText['strange'] },
): boolean {
  const other = /(\p{L}+)-$/u.exec(before)?.[1] ?? /^-(\p{L}+)/u.exec(after)?.[1];
  const isCapital = /^\p{Lu}/u.test(word);
  return (
    other !== undefined &&
    wordCounts().of(other) >= part.common &&
    (!isCapital || (/^\p{Lu}/u.test(other) && titleAround(word, before + after, strange) !== undefined)) &&
    word.length >= part.letters &&
    slipDistance(word, best) <= part.sure &&
    wordCounts().of(best) >= (word.length >= longWord ? part.longer : part.common)
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
