import { functionWords } from '../../engine/function-words.ts';
import { likelihoodBetween } from '../context/likelihood-between.ts';
import { properWords } from '../lexicon/proper-words.ts';
import { isDerived } from './derived-words.ts';
import { isKnownInLine } from './english-line.ts';
import { isCompound } from './joined-words.ts';
import { slipDistance } from './slip-distance.ts';
import { isFarFetched } from './far-fetched.ts';
import { isCommonWord, wordCounts } from './word-counts.ts';

/** Names that resemble a word are short. */
const longWord = 7;

/** By how many powers of ten the word must fit better than the name. */
const better = { near: 1, further: 2.5 };

/** Up to these distances a slip leaves no doubt what was meant. */
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
/** In a long word more letters identify it. */
const longest = { letters: 9, sure: 0.7, common: 100 };
/** Part of a hyphenated compound. */
const part = { letters: 5, sure: 0.7, common: 300, longer: 60 };
/** A capitalised word that opens a sentence and is not part of a name: "And Goverments". */
const opener = /(?:^|[.!?]\s+)(?:And|But|So|Also|Or|If|When|Because|In|For|As|That|Many|Some|Most|All)\s+$/;

export interface ReadText {
  readonly paragraph: string;
  /** For a short line, its words that are in no dictionary, in lower case. */
  readonly strange?: ReadonlySet<string> | undefined;
}

/** An unknown word, its surroundings, and the word it may stand for. */
interface Unknown {
  readonly word: string;
  readonly best: string;
  readonly before: string;
  readonly after: string;
  readonly strange: ReadText['strange'];
}

/**
 * Whether an unknown word is a name, a term or a part of one rather than a misspelling: it has an unexpected capital, a
 * digit or a hyphen. For an expected capital, or capitals throughout, it depends on how close a common word is.
 */
export function isLikelyName(
  { paragraph, strange }: ReadText,
  { offset, length }: { readonly offset: number; readonly length: number },
  best: string,
): boolean {
  const word = paragraph.slice(offset, offset + length);
  const before = paragraph.slice(0, offset);
  const after = paragraph.slice(offset + length);
  const unknown = { word, best, before, after, strange };
  if (isNoWord(word)) return true;
  if (isJoined(unknown)) return !isSlipInCompound(unknown);
  if (isQuoted(unknown) && slipDistance(word, best) > sure.quoted) return true;
  if (/^\p{Ll}/u.test(word) && isMadeOfWords(word, best)) return true;
  if (isTooShort(unknown)) return true;
  return /^\p{Lu}/u.test(word) && isNameByCapital(unknown);
}

/** Single letters, digits, "toString" (an identifier), and "do's". */
const isNoWord = (word: string): boolean =>
  word.length === 1 || /\d/.test(word) || /\p{Ll}\p{Lu}/u.test(word) || /^(?:do|don['’]t)['’]?s$/i.test(word);

/** Part of a compound, a path or an address. */
const isJoined = ({ before, after }: Unknown): boolean =>
  /[-‐‑/_@.\]]$/.test(before) || /^["”']?[-‐‑/_@]\p{L}/u.test(after);

/** So short that only a very common word can be meant. */
function isTooShort({ word, best, strange }: Unknown): boolean {
  const isOfLine = strange?.has(word.toLowerCase()) === true;
  return word.length < 4 && wordCounts().of(best) < (isOfLine ? common.shortInLine : common.short);
}

function isNameByCapital(unknown: Unknown): boolean {
  const { word, best, before, after, strange } = unknown;
  const title = titleAround(word, before + after, strange);
  if (title === 'common' || (title === 'known' && isSlipInTitle(word, best))) {
    return isFarFetched(word.toLowerCase(), best.toLowerCase());
  }
  // "Belgrano" is not "Belgian", "Bruce H. Margon" is not Morgan.
  if (properWords.has(best.toLowerCase())) {
    const isSurname = /\p{Lu}(?:\.|\p{Ll}+)\s$/u.test(before);
    return slipDistance(word, best) > (isSurname ? sure.surname : sure.proper);
  }
  if (word === word.toUpperCase()) return isNameInCapitals(unknown);
  if (/\p{Lu}/u.test(word.slice(1))) return true;
  const isOpening = /^[^\p{L}]*$|[.!?…:]["'”’)\]]*\s+["'“‘([]*$/u.test(before);
  return isOpening ? isOpeningName(unknown) : isNameInside(unknown);
}

function isNameInCapitals({ word, best, before, after }: Unknown): boolean {
  const distance = slipDistance(word, best);
  const shouts = /\p{Lu}{2,}\W+$/u.test(before) || /^\W+\p{Lu}{2,}/u.test(after);
  if (shouts) return word.length < 3 || distance > sure.shouted;
  return word.length < 4 || distance > sure.capitals || wordCounts().of(best) < common.capitals;
}

/** A capital inside a sentence: a name, unless it is a long word that is clearly a common one. */
function isNameInside(unknown: Unknown): boolean {
  const { word, best, before, after } = unknown;
  const distance = slipDistance(word, best);
  const count = wordCounts().of(best);
  const isSlip =
    (word.length >= longWord && distance <= sure.inside && count >= common.inside) ||
    (word.length >= longest.letters && distance <= longest.sure && count >= longest.common);
  const isAmongNames =
    (/\p{Lu}[\p{L}.]*[\s-]+$/u.test(before) && !opener.test(before)) || /^[\s-]+\p{Lu}/u.test(after);
  return !isSlip || isAmongNames || gainOf(unknown) < better.further;
}

/** A sentence's first capital proves nothing: the closer and more common the word that may be meant, the less likely a name. */
function isOpeningName(unknown: Unknown): boolean {
  const { word, best, after } = unknown;
  if (/^\s+\p{Lu}/u.test(after) || /^['’]s\b/.test(after) || isMetAgain(unknown)) return true;
  const distance = slipDistance(word, best);
  const count = wordCounts().of(best);
  if (word.length < 4) return !(distance <= sure.short && count > common.capitals);
  if (best.includes(' ')) return word.length < 6;
  if (distance > (word.length < 6 ? sure.short : sure.opening)) return true;
  if (distance > sure.long) return count < common.opening || gainOf(unknown) < better.further;
  return count < common.opening && (word.length < longWord || gainOf(unknown) < better.near);
}

/** Whether it occurs again with a capital inside a sentence of the same paragraph. */
const isMetAgain = ({ word, before, after }: Unknown): boolean =>
  new RegExp(String.raw`(?<=[\p{Ll},]\s)${word}\b`, 'u').test(before + after);

/** By how many powers of ten the word that may be meant fits better. */
const gainOf = ({ word, best, before, after }: Unknown): number =>
  likelihoodBetween(before, best, after) - likelihoodBetween(before, word, after);

const longestTitle = 80;
/** Words that are not capitalised in titles. */
const small = new Set(functionWords.en.split(' '));
const titleSlip = { letters: 4, near: 0.65, longer: 7, further: 0.9 };

/**
 * Whether the words around a word show that a title-case line, where capitals prove nothing ("Time Zonse"), holds no
 * names: `common` words, or only known ones that are not names. Undefined if it is not a title or may hold names.
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

/** A slip that leaves no doubt: names are seldom so close to a word. */
function isSlipInTitle(word: string, best: string): boolean {
  const distance = slipDistance(word, best);
  if (properWords.has(best.toLowerCase()) || word.length < titleSlip.letters) return false;
  return distance <= titleSlip.near || (word.length >= titleSlip.longer && distance <= titleSlip.further);
}

/** "new-fasion", "self-confidance": a slip that leaves no doubt, next to a known word. */
function isSlipInCompound({ word, best, before, after, strange }: Unknown): boolean {
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

/** A single word in quotation marks is mentioned as a word, often as a term. */
const isQuoted = ({ before, after }: Unknown): boolean => /["“‘]$/.test(before) && /^[,.]?["”’]/.test(after);

const isMadeOfWords = (word: string, best: string): boolean => {
  const distance = slipDistance(word, best);
  if (distance > sure.derived && isDerived(word, best)) return true;
  return (best.replace(' ', '') === word || distance > sure.compound) && isCompound(word);
};
