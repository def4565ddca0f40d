import { platform } from '#platform';

/** What the dictionary says of a word: its category (CAT), tense (T), person (P), gender (G) and number (N). */
export type Tags = Readonly<Record<string, string>>;

/** A word of the dictionary. */
export interface Entry {
  readonly word: string;
  /** The endings that it takes, a letter each. */
  readonly flags: string;
  readonly tags: Tags;
  /** Of a form that stands for itself, such as "esteve". */
  readonly lemma: string | undefined;
}

/** An ending: what it takes from a word that fulfils its condition, and what it adds. */
export interface Suffix {
  readonly flag: string;
  readonly strip: string;
  readonly add: string;
  readonly condition: RegExp;
  readonly tags: Tags;
}

/** The words of the dictionary of the Natura project (Universidade do Minho) that carry tags. */
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

/** The endings of the same dictionary that inflect. */
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

/** Endings for number, gender, the persons of verbs and nouns made of verbs; not those with pronouns, nor diminutives. */
const isInflection = (tags: Tags): boolean =>
  Object.keys(tags).length > 0 &&
  Object.keys(tags).every((name) => /^(?:N|G|P|T|CAT|FSEM|GR|SUBCAT)$/.test(name)) &&
  !/^(?:v|adv)$/.test(tags['CAT'] ?? '') &&
  !/^(?:dim|aum)/.test(tags['GR'] ?? '');
