import type { Person, Tense } from '../conjugation.ts';
import { readEntries, readSuffixes, type Entry, type Suffix, type Tags } from './read-dictionary.ts';

/** A possible reading of a word: a form of a lemma, with the tags of both. */
export interface Analysis {
  readonly lemma: string;
  readonly tags: Tags;
}

/** The inflected forms, which the dictionary does not list but derives. */
export interface Inflections {
  readonly analyse: (word: string) => readonly Analysis[];
  readonly conjugate: (lemma: string, tense: Tense, person: Person) => string | undefined;
}

const longestEnding = 9;
const mostRemembered = 20_000;

/** Analyses and forms words by the endings of the dictionary. */
export function createInflections(): Inflections {
  const entries = readEntries();
  const suffixes = readSuffixes();
  const byEnding = Map.groupBy(suffixes, ({ add }) => add);
  const byFlag = Map.groupBy(suffixes, ({ flag }) => flag);
  const irregular = Map.groupBy(
    [...entries.values()].flat().filter(({ lemma }) => lemma !== undefined),
    ({ lemma }) => lemma,
  );
  const remembered = new Map<string, readonly Analysis[]>();

  function takenApart(word: string): Analysis[] {
    const found = (entries.get(word) ?? []).map(({ tags, lemma }) => ({ lemma: lemma ?? word, tags }));
    for (let length = 0; length <= Math.min(longestEnding, word.length - 1); length++) {
      for (const suffix of byEnding.get(word.slice(word.length - length)) ?? []) {
        const stem = word.slice(0, word.length - length) + suffix.strip;
        for (const base of entries.get(stem) ?? []) {
          if (!takes(base, suffix, stem)) continue;
          found.push({ lemma: base.lemma ?? stem, tags: { ...base.tags, ...suffix.tags } });
        }
      }
    }
    return found;
  }

  return {
    analyse(word) {
      const known = remembered.get(word);
      if (known) return known;
      const found = takenApart(word);
      if (remembered.size > mostRemembered) remembered.clear();
      remembered.set(word, found);
      return found;
    },
    conjugate(lemma, tense, person) {
      const special = irregular.get(lemma)?.find(({ tags }) => isForm(tags, tense, person));
      if (special) return special.word;
      for (const base of entries.get(lemma) ?? []) {
        if (base.tags['CAT'] !== 'v') continue;
        const suffix = Array.from(base.flags)
          .flatMap((flag) => byFlag.get(flag) ?? [])
          .find(
            ({ tags, condition, strip }) =>
              isForm(tags, tense, person) && condition.test(lemma) && lemma.endsWith(strip),
          );
        if (suffix) return lemma.slice(0, lemma.length - suffix.strip.length) + suffix.add;
      }
      return undefined;
    },
  };
}

const takes = ({ flags }: Entry, { flag, condition }: Suffix, stem: string): boolean =>
  flags.includes(flag) && condition.test(stem);

const isForm = ({ T, P = '', N }: Tags, tense: Tense, person: Person): boolean =>
  T === tense && P.split('_').includes(person.charAt(0)) && N === person.charAt(1);
