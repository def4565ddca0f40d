import { platform } from '#platform';

const lists = [
  '@cspell/dict-software-terms/dict/software-tools.txt',
  '@cspell/dict-software-terms/dict/softwareTerms.txt.gz',
  '@cspell/dict-software-terms/dict/networkingTerms.txt',
  '@cspell/dict-companies/dict/companies.txt',
] as const;
/** Shorter ones are slips of common words as often. */
const shortest = 4;
/** What spares four letters of its own. */
const short = new Set([
  'cpu',
  'css',
  'dns',
  'gpl',
  'gpu',
  'gui',
  'ide',
  'iso',
  'ram',
  'sql',
  'ssh',
  'tmp',
  'usb',
  'xml',
]);

let loaded: ReadonlySet<string> | undefined;

/** Whether a word is one of the trade that no dictionary of a language has: "rsync", "sudo" (lists of cSpell, MIT). */
export function isTradeWord(word: string): boolean {
  loaded ??= load();
  const lower = word.toLowerCase();
  return loaded.has(lower) || short.has(word);
}

function load(): ReadonlySet<string> {
  const words = lists.flatMap((file) => platform.readText(file).split('\n'));
  // Lines of more than one word, of capitals inside and with marks are names of their own.
  return new Set(
    words
      .map((line) => line.trim().toLowerCase())
      .filter((word) => /^\p{Ll}+$/u.test(word) && word.length >= shortest),
  );
}
