import { platform } from '#platform';

const lists = [
  '@cspell/dict-software-terms/dict/software-tools.txt',
  '@cspell/dict-software-terms/dict/softwareTerms.txt.gz',
  '@cspell/dict-software-terms/dict/networkingTerms.txt',
  '@cspell/dict-companies/dict/companies.txt',
] as const;
/** Shorter words are just as often slips of common words. */
const shortest = 4;
/** Short technical terms that are still accepted. */
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

/** Whether a word is a technical term that no dictionary has: "rsync", "sudo" (cSpell's lists, MIT). */
export function isTradeWord(word: string): boolean {
  loaded ??= load();
  const lower = word.toLowerCase();
  return loaded.has(lower) || short.has(word);
}

function load(): ReadonlySet<string> {
  const words = lists.flatMap((file) => platform.readText(file).split('\n'));
  // Lines with several words, inner capitals or marks are skipped: they are proper names.
  return new Set(
    words
      .map((line) => line.trim().toLowerCase())
      .filter((word) => /^\p{Ll}+$/u.test(word) && word.length >= shortest),
  );
}
