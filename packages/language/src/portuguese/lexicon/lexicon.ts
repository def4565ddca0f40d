import {
  anyAgreement,
  feminine,
  FP,
  FS,
  masculine,
  MP,
  MS,
  plural,
  singular,
  type Agreement,
} from '../../romance/gender-and-number.ts';
import { persons, tenses, type Person, type Tense, type VerbReading } from './conjugation.ts';
import { createInflections } from './word-lists/inflections.ts';
import { otherForms } from './word-lists/other-forms.ts';
import type { Tags } from './word-lists/read-dictionary.ts';

/** What is known of Portuguese words regardless of context. */
export interface PortugueseLexicon {
  readonly isKnown: (word: string) => boolean;
  noun(word: string): Agreement;
  /** For adjectives and past participles. */
  adjective(word: string): Agreement;
  finite(word: string): readonly VerbReading[];
  isInfinitive(word: string): boolean;
  /** The verb to which a gerund belongs. */
  gerundOf(word: string): string | undefined;
  /** The form of a noun, adjective or participle for a gender and number. */
  inflect(word: string, agreement: Agreement): string | undefined;
  conjugate(lemma: string, tense: Tense, person: Person): string | undefined;
}

/**
 * Words, genders and conjugations from the dictionary of the Natura project (Universidade do Minho), by the tags of its
 * entries and endings.
 *
 * @param isKnown whether the spelling dictionary has a word
 */
export function portugueseLexicon(isKnown: (word: string) => boolean): PortugueseLexicon {
  const { analyse, conjugate } = createInflections();

  const ofCategory = (word: string, category: RegExp): Agreement =>
    analyse(word)
      .filter(({ tags }) => category.test(tags['CAT'] ?? ''))
      .reduce((all, { tags }) => all | agreementOf(tags), 0);

  const participle = (word: string): Agreement =>
    /[aoi][dst]?[oa]s?$/.test(word) && analyse(word).some(({ tags }) => tags['T'] === 'ppa')
      ? agreementByEnding(word)
      : 0;

  return {
    isKnown,
    noun: (word) => ofCategory(word, /^(?:nc|a_nc)$/),
    adjective: (word) => ofCategory(word, /^(?:adj|a_nc)$/) | participle(word),
    finite: (word) => analyse(word).flatMap(({ lemma, tags }) => finiteReadings(lemma, tags)),
    isInfinitive: (word) => analyse(word).some(({ tags }) => tags['CAT'] === 'v' && tags['T'] === 'inf'),
    gerundOf: (word) =>
      word.endsWith('ndo') ? analyse(word).find(({ tags }) => tags['T'] === 'g')?.lemma : undefined,
    inflect: (word, agreement) =>
      [word, ...otherForms(word)].find(
        (form) =>
          ((ofCategory(form, /^(?:nc|adj|a_nc)$/) | participle(form)) & agreement) !== 0 && isKnown(form),
      ),
    conjugate,
  };
}

const agreementOf = ({ G, N }: Tags): Agreement =>
  (G === 'm' ? masculine : G === 'f' ? feminine : anyAgreement) &
  (N === 's' ? singular : N === 'p' ? plural : anyAgreement);

function agreementByEnding(participle: string): Agreement {
  if (participle.endsWith('os')) return MP;
  if (participle.endsWith('as')) return FP;
  return participle.endsWith('a') ? FS : MS;
}

const infinite = /^(?:inf|g|ppa|ip)$/;

function finiteReadings(lemma: string, { CAT, T, P = '', N = 's' }: Tags): VerbReading[] {
  const tense = tenses.find((one) => one === T);
  if (CAT !== 'v' || tense === undefined || infinite.test(tense) || P === '') return [];
  return persons
    .filter((person) => P.split('_').includes(person.charAt(0)) && N.includes(person.charAt(1)))
    .map((person) => ({ lemma, tense, person }));
}
