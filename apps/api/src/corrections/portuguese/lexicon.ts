import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { otherForms } from './other-forms.ts';

const entry = createRequire(import.meta.url).resolve('dictionary-pt-pt');

/** Gender and number as bits. */
export const MS = 1;
export const FS = 2;
export const MP = 4;
export const FP = 8;
export const singular = MS | FS;
export const plural = MP | FP;
export const masculine = MS | MP;
export const feminine = FS | FP;
export type Agreement = number;

/** As the dictionary names them: present, perfect, imperfect, pluperfect, future, conditional, subjunctives, infinitives. */
export type Tense =
  | 'p'
  | 'pp'
  | 'pi'
  | 'pmp'
  | 'f'
  | 'c'
  | 'pc'
  | 'pic'
  | 'fc'
  | 'i'
  | 'ip'
  | 'inf'
  | 'g'
  | 'ppa';
/** "1s" to "3p". */
export type Person = `${1 | 2 | 3}${'s' | 'p'}`;

export interface VerbReading {
  readonly lemma: string;
  readonly tense: Tense;
  readonly person: Person;
}

export interface PortugueseLexicon {
  readonly isKnown: (word: string) => boolean;
  noun(word: string): Agreement;
  adjective(word: string): Agreement;
  finite(word: string): readonly VerbReading[];
  isInfinitive(word: string): boolean;
  /** The verb that a gerund belongs to. */
  gerundOf(word: string): string | undefined;
  inflect(word: string, agreement: Agreement): string | undefined;
  conjugate(lemma: string, tense: Tense, person: Person): string | undefined;
}

type Tags = Readonly<Record<string, string>>;
interface Entry {
  readonly word: string;
  readonly flags: string;
  readonly tags: Tags;
  /** Of a form that stands for itself, such as "esteve". */
  readonly lemma: string | undefined;
}
interface Suffix {
  readonly flag: string;
  readonly strip: string;
  readonly add: string;
  readonly condition: RegExp;
  readonly tags: Tags;
}
interface Analysis {
  readonly lemma: string;
  readonly tags: Tags;
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

const agreementOf = ({ G, N }: Tags): Agreement =>
  (G === 'm' ? masculine : G === 'f' ? feminine : 15) & (N === 's' ? singular : N === 'p' ? plural : 15);

const tenses: ReadonlySet<string> = new Set([
  'p',
  'pp',
  'pi',
  'pmp',
  'f',
  'c',
  'pc',
  'pic',
  'fc',
  'i',
  'ip',
  'inf',
  'g',
  'ppa',
]);
const isTense = (text: string | undefined): text is Tense => text !== undefined && tenses.has(text);
const allPersons: readonly Person[] = ['1s', '2s', '3s', '1p', '2p', '3p'];

/**
 * Words, genders and conjugations of the dictionary of the Natura project (Universidade do Minho), by the tags that
 * its entries and endings carry.
 */
export function portugueseLexicon(isKnown: (word: string) => boolean): PortugueseLexicon {
  const entries = readEntries();
  const suffixes = readSuffixes();
  const byEnding = new Map<string, Suffix[]>();
  const byFlag = new Map<string, Suffix[]>();
  for (const suffix of suffixes) {
    byEnding.set(suffix.add, [...(byEnding.get(suffix.add) ?? []), suffix]);
    byFlag.set(suffix.flag, [...(byFlag.get(suffix.flag) ?? []), suffix]);
  }
  const irregular = new Map<string, Entry[]>();
  for (const list of entries.values()) {
    for (const one of list) {
      if (one.lemma !== undefined) irregular.set(one.lemma, [...(irregular.get(one.lemma) ?? []), one]);
    }
  }
  const remembered = new Map<string, readonly Analysis[]>();

  function analyse(word: string): readonly Analysis[] {
    const known = remembered.get(word);
    if (known) return known;
    const found: Analysis[] = (entries.get(word) ?? []).map(({ tags, lemma }) => ({
      lemma: lemma ?? word,
      tags,
    }));
    for (let length = 0; length <= Math.min(9, word.length - 1); length++) {
      for (const suffix of byEnding.get(word.slice(word.length - length)) ?? []) {
        const stem = word.slice(0, word.length - length) + suffix.strip;
        for (const base of entries.get(stem) ?? []) {
          if (!base.flags.includes(suffix.flag) || !suffix.condition.test(stem)) continue;
          found.push({ lemma: base.lemma ?? stem, tags: { ...base.tags, ...suffix.tags } });
        }
      }
    }
    if (remembered.size > 20_000) remembered.clear();
    remembered.set(word, found);
    return found;
  }

  const ofCategory = (word: string, category: RegExp): Agreement =>
    analyse(word)
      .filter(({ tags }) => category.test(tags['CAT'] ?? ''))
      .reduce((all, { tags }) => all | agreementOf(tags), 0);

  function finite(word: string): VerbReading[] {
    return analyse(word).flatMap(({ lemma, tags }): VerbReading[] => {
      const { CAT, T, P = '', N = 's' } = tags;
      if (CAT !== 'v' || !isTense(T) || /^(?:inf|g|ppa|ip)$/.test(T) || P === '') return [];
      return allPersons
        .filter((person) => P.split('_').includes(person.charAt(0)) && N.includes(person.charAt(1)))
        .map((person) => ({ lemma, tense: T, person }));
    });
  }

  return {
    isKnown,
    noun: (word) => ofCategory(word, /^(?:nc|a_nc)$/),
    adjective: (word) => ofCategory(word, /^(?:adj|a_nc)$/) | participle(word),
    finite,
    isInfinitive: (word) => analyse(word).some(({ tags }) => tags['CAT'] === 'v' && tags['T'] === 'inf'),
    gerundOf: (word) =>
      word.endsWith('ndo') ? analyse(word).find(({ tags }) => tags['T'] === 'g')?.lemma : undefined,
    inflect(word, agreement) {
      const candidates = [word, ...otherForms(word)];
      return candidates.find(
        (form) =>
          ((ofCategory(form, /^(?:nc|adj|a_nc)$/) | participle(form)) & agreement) !== 0 && isKnown(form),
      );
    },
    conjugate(lemma, tense, person) {
      const special = irregular
        .get(lemma)
        ?.find(
          ({ tags }) =>
            tags['T'] === tense &&
            (tags['P'] ?? '').split('_').includes(person.charAt(0)) &&
            tags['N'] === person.charAt(1),
        );
      if (special) return special.word;
      for (const base of entries.get(lemma) ?? []) {
        if (base.tags['CAT'] !== 'v') continue;
        for (const suffix of Array.from(base.flags).flatMap((flag) => byFlag.get(flag) ?? [])) {
          const fits =
            suffix.tags['T'] === tense &&
            (suffix.tags['P'] ?? '').split('_').includes(person.charAt(0)) &&
            suffix.tags['N'] === person.charAt(1);
          if (fits && suffix.condition.test(lemma) && lemma.endsWith(suffix.strip)) {
            return lemma.slice(0, lemma.length - suffix.strip.length) + suffix.add;
          }
        }
      }
      return undefined;
    },
  };

  function participle(word: string): Agreement {
    if (!/[aoi][dst]?[oa]s?$/.test(word)) return 0;
    return analyse(word).some(({ tags }) => tags['T'] === 'ppa')
      ? word.endsWith('os')
        ? MP
        : word.endsWith('as')
          ? FP
          : word.endsWith('a')
            ? FS
            : MS
      : 0;
  }
}

function readEntries(): Map<string, Entry[]> {
  const entries = new Map<string, Entry[]>();
  for (const line of readFileSync(entry.replace(/js$/, 'dic'), 'utf8').split('\n')) {
    const [head = '', described = ''] = line.split('\t');
    const [word = '', flags = ''] = head.split('/');
    if (word === '' || described === '') continue;
    const lemma = /^\[\$([^$]+)\$/.exec(described)?.[1];
    entries.set(word, [...(entries.get(word) ?? []), { word, flags, tags: readTags(described), lemma }]);
  }
  return entries;
}

function readSuffixes(): Suffix[] {
  return readFileSync(entry.replace(/js$/, 'aff'), 'utf8')
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
