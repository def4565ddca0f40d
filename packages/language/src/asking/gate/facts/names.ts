import { paragraphLanguage } from '../../../engine/paragraph-language.ts';

/** Capitalized words that are not names, or that can be said in many ways. Compared in lower case. */
const common = new Set(
  `i i'm i've i'd i'll mr mrs ms dr prof professor sir madam lord lady saint st president king queen prince minister
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december god internet web north south east west western eastern northern southern english french
  german portuguese spanish british american european african asian latin christian catholic protestant muslim jewish
  the a an and but or of in on at to for it he she we they you this that these those my our his her its their
  monsieur madame docteur le la les un une des nord sud est ouest senhor senhora doutor dom dona norte sul leste oeste
  mum mom dad mother father grandma grandpa earth moon sun bible
  america usa us u.s u.s.a uk britain england states united kingdom eu union europe`.split(/\s+/u),
);
const word = /\p{L}[\p{L}\p{N}'’-]*/gu;
/** Above this share of capitalized words, capitals say nothing: a title, or a text in capitals. */
const mostLarge = 0.34;
/** In German, every noun is capitalized. */
const mostNouns = 0.6;
const shortest = 3;

const isLarge = (token: string): boolean => /^\p{Lu}/u.test(token);
const isInitial = (text: string, at: number): boolean =>
  /(?:^|[.!?…:;()"“”„«»‘\n—–/[\]*_#>-]|\d[.)])\s*$/u.test(text.slice(Math.max(0, at - 8), at));

/** Runs of words that are capitalized in mid-sentence. Empty if capitals do not indicate names in this text. */
export function namesOf(text: string): string[][] {
  const tokens = [...text.matchAll(word)].map(({ 0: token, index }) => ({ token, index }));
  const large = tokens.filter(({ token, index }) => isLarge(token) && !isInitial(text, index));
  const isGerman = nounsAreLarge(text);
  const most = isGerman ? mostNouns : mostLarge;
  if (tokens.length === 0 || large.length > tokens.length * most) return [];
  const names: string[][] = [];
  let end = -1;
  for (const { token, index } of large) {
    const goesOn = index - end <= 1 && names.length > 0;
    end = index + token.length;
    const part = stem(token);
    if (goesOn) names.at(-1)?.push(part);
    else names.push([part]);
  }
  const least = isGerman ? 2 : 1;
  return names
    .filter((parts) => parts.length >= least)
    .filter((parts) => parts.some((part) => !common.has(part)))
    .map((parts) => parts.filter((part) => part.length >= shortest))
    .filter((parts) => parts.length > 0);
}

/** German nouns are capitalized, so only runs of them may be names. Text in an unknown language may be German. */
const nounsAreLarge = (text: string): boolean => {
  const language = paragraphLanguage(text);
  return language === 'de' || language === 'unclear';
};

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const stem = (token: string): string => plain(token.replace(/['’]s?$/u, ''));

/** Whether a text contains a name, possibly in part, inflected or as initials. */
export function hasName(text: string, parts: readonly string[]): boolean {
  const words = (plain(text).match(word) ?? []).map(stem);
  const kept = parts.filter((part) => words.some((known) => isSameWord(known, part)));
  const [last = ''] = parts.slice(-1);
  return (
    kept.length * 2 > parts.length ||
    kept.includes(last) ||
    isShortened(text, parts) ||
    spellsOut(text, parts)
  );
}

const isSameWord = (one: string, other: string): boolean => {
  const most = Math.max(4, Math.min(one.length, other.length) - 2);
  return (
    one === other || (one.length >= 4 && other.length >= 4 && one.slice(0, most) === other.slice(0, most))
  );
};

/** World Health Organization, WHO */
const isShortened = (text: string, parts: readonly string[]): boolean =>
  parts.length >= 2 &&
  (text.match(/(?<!\p{L})\p{Lu}{2,6}(?!\p{L})/gu) ?? []).some((short) =>
    plain(short).includes(parts.map(([first = '']) => first).join('')),
  );

/** WHO, World Health Organization */
function spellsOut(text: string, [only = '', ...others]: readonly string[]): boolean {
  if (others.length > 0 || only.length > 6) return false;
  const initials = (plain(text).match(word) ?? []).map(([first = '']) => first).join('');
  return initials.includes(only);
}
