import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const { resolve } = createRequire(import.meta.url);
const software = dirname(resolve('@cspell/dict-software-terms'));
const companies = dirname(resolve('@cspell/dict-companies'));
const lists = [
  join(software, 'dict/software-tools.txt'),
  join(software, 'dict/softwareTerms.txt.gz'),
  join(software, 'dict/networkingTerms.txt'),
  join(companies, 'dict/companies.txt'),
];
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
  const words = lists.flatMap((file) => {
    const content = readFileSync(file);
    return (file.endsWith('.gz') ? gunzipSync(content) : content).toString('utf8').split('\n');
  });
  // Lines of more than one word, of capitals inside and with marks are names of their own.
  return new Set(
    words
      .map((line) => line.trim().toLowerCase())
      .filter((word) => /^\p{Ll}+$/u.test(word) && word.length >= shortest),
  );
}
