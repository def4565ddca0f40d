import type { Dialect, English } from '../dialect.ts';
import type { EnglishWords } from './english-words.ts';

/** Pairs of spellings, each correct in some dialects (R. W. Burchfield, Fowler's Modern English Usage, and the dictionaries). */
const pairs: readonly (readonly [RegExp, string])[] = [
  [/our(?=$|s$|ed$|ing$|ful|less|able|er|ist|ite|hood|y$|al)/, 'or'],
  [/or(?=$|s$|ed$|ing$|ful|less|able|er|ite|hood|y$|al)/, 'our'],
  [/is(?=e$|es$|ed$|ing$|er$|ers$|ations?$|ational)/, 'iz'],
  [/iz(?=e$|es$|ed$|ing$|er$|ers$|ations?$|ational)/, 'is'],
  [/ys(?=e$|es$|ed$|ing$|er$|ers$)/, 'yz'],
  [/yz(?=e$|es$|ed$|ing$|er$|ers$)/, 'ys'],
  [/(?<=[bt])re(?=s?$)/, 'er'],
  [/(?<=[bt])er(?=s?$)/, 're'],
  [/(?<=t)red$/, 'ered'],
  [/(?<=t)ered$/, 'red'],
  [/ogue(?=s?$)/, 'og'],
  [/og(?=s?$)/, 'ogue'],
  [/ll(?=ed$|ing$|ers?$|or$|ous$|ery$)/, 'l'],
  [/l(?=ed$|ing$|ers?$|or$|ous$)/, 'll'],
  [/lfil(?=$|s$|ment)/, 'lfill'],
  [/lfill(?=$|s$|ment)/, 'lfil'],
  [/(?<=enro|insta|insti|disti|wi|ski)l(?=$|s$|ment|ful)/, 'll'],
  [/(?<=enro|insta|insti|disti|wi|ski)ll(?=$|s$|ment|ful)/, 'l'],
  [/ence(?=s?$|less)/, 'ense'],
  [/ense(?=s?$|less)/, 'ence'],
  [/ae|oe/, 'e'],
  [/amme(?=s?$)/, 'am'],
  [/ellery$/, 'elry'],
  [/elry$/, 'ellery'],
  [/ough(?=$|s$|ed$|ing$)/, 'ow'],
  [/ould(?=$|s$|ed$|ing$|y$|er)/, 'old'],
  [/^old|(?<=m)old(?=$|s$|y$)/, 'ould'],
  [/^gray/, 'grey'],
  [/^grey/, 'gray'],
  [/^sceptic/, 'skeptic'],
  [/^skeptic/, 'sceptic'],
  [/^moustache/, 'mustache'],
  [/^mustache/, 'moustache'],
];

/**
 * The writer's own spelling of a word that is correct in another English: "colour" for "color". Undefined for a name,
 * for a word without another spelling, and where any English will do. That includes the US, which stands for every
 * unknown country and for browsers with default settings.
 */
export async function ownSpelling(
  word: string,
  { english, words }: { readonly english: English; readonly words: EnglishWords },
): Promise<string | undefined> {
  if (english === 'International' || english === 'American' || !/^\p{Ll}+$/u.test(word)) return undefined;
  const others = otherSpellings(word);
  const known = await words.known(others, english satisfies Dialect);
  return others.find((other) => known.has(other));
}

const otherSpellings = (word: string): string[] => [
  ...new Set(pairs.map(([pattern, other]) => word.replace(pattern, other)).filter((other) => other !== word)),
];
