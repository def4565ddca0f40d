import { platform } from '#platform';

/** The dictionary's tags for a word: its category (CAT), tense (T), person (P), gender (G) and number (N). */
export type Tags = Readonly<Record<string, string>>;

/** A word of the dictionary. */
export interface Entry {
  readonly word: string;
  /** The endings that it takes, one letter each. */
  readonly flags: string;
  readonly tags: Tags;
  /** The lemma of an irregular form with an entry of its own, such as "esteve". */
  readonly lemma: string | undefined;
}

/** An ending: what it removes from a word that meets its condition, and what it adds. */
export interface Suffix {
  readonly flag: string;
  readonly strip: string;
  readonly add: string;
  readonly condition: RegExp;
  readonly tags: Tags;
}

/** The tagged words of the dictionary of the Natura project (Universidade do Minho). */
export function readEntries(): Map<string, Entry[]> {
  const entries = new Map<string, Entry[]>();
  for (const line of platform.readText('dictionary-pt-pt/index.dic').split('\n')) {
    const [head = '', described = ''] = line.split('\t');
    const [word = '', flags = ''] = head.split('/');
    if (word === '' || described === '') continue;
    const lemma = /^\[\$([^$]+)\$/.exec(described)?.[1];
    entries.set(word, [...(entries.get(word) ?? []), { word, flags, tags: readTags(described), lemma }]);
  }
  return entries;
}

/** The inflectional endings of the same dictionary. */
export function readSuffixes(): Suffix[] {
  return platform
    .readText('dictionary-pt-pt/index.aff')
    .split('\n')
    .flatMap((line): Suffix[] => {
      const [kind, flag = '', strip = '', add = '', condition = '', described = ''] = line.split(/\s+/);
      const tags = readTags(described);
      if (kind !== 'SFX' || described === '' || !isInflection(tags) || add.includes('-')) return [];
      return [
        {
          flag,
          strip: strip === '0' ? '' : strip,
          add: add === '0' ? '' : add,
          condition: new RegExp(`${condition}$`),
          tags,
        },
      ];
    });
}

const readTags = (text: string): Tags =>
  Object.fromEntries(
    [...text.matchAll(/([A-Z]+\d*)=([^,\]$]+)/g)].map(([, name = '', value = '']) => [name, value]),
  );

/** Endings for number, gender, person and deverbal nouns; not those with pronouns, nor diminutives. */
const isInflection = (tags: Tags): boolean =>
  Object.keys(tags).length > 0 &&
  Object.keys(tags).every((name) => /^(?:N|G|P|T|CAT|FSEM|GR|SUBCAT)$/.test(name)) &&
  !/^(?:v|adv)$/.test(tags['CAT'] ?? '') &&
  !/^(?:dim|aum)/.test(tags['GR'] ?? '');
