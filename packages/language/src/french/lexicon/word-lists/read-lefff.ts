import { platform } from '#platform';
import { z } from 'zod';
import {
  feminine,
  FP,
  FS,
  masculine,
  MP,
  MS,
  plural,
  singular,
  type Agreement,
} from '../../../romance/gender-and-number.ts';
import { jsonEntries } from '../../../engine/tokens/json-entries.ts';
import type { DataFile } from '../../../platform/platform.ts';
import { adjectiveForm } from './adjective-form.ts';
import { createFiniteForms, type FiniteForms, tenses } from './finite-forms.ts';
import { createWordFamilies, type WordFamilies } from './word-families.ts';

const entriesOf = (file: DataFile) => jsonEntries(platform.readText(file));

type Forms = Map<string, Agreement>;

/** The lists of Lefff, indexed for look-up. */
export interface LefffLists {
  readonly nouns: ReadonlyMap<string, Agreement>;
  readonly adjectives: ReadonlyMap<string, Agreement>;
  readonly participles: ReadonlyMap<string, Agreement>;
  readonly families: WordFamilies;
  readonly finite: Pick<FiniteForms, 'of'>;
  /** The forms of a verb by the letter of the tense, "K" for the past participles. */
  readonly conjugations: ReadonlyMap<string, Readonly<Partial<Record<string, readonly string[]>>>>;
  /** The verb to which a past participle belongs. */
  readonly infinitivesOf: ReadonlyMap<string, string>;
}

/** Nouns, adjectives and verbs of Lefff (B. Sagot, 2010; LGPL-LR) in the packages of RosaeNLG. */
export function readLefff(): LefffLists {
  const families = createWordFamilies();
  return {
    families,
    nouns: readNouns(families),
    adjectives: readAdjectives(families),
    ...readVerbs(families),
  };
}

const addForm = (forms: Forms, form: string, agreement: Agreement): void => {
  forms.set(form, (forms.get(form) ?? 0) | agreement);
};

function readNouns(families: WordFamilies): Forms {
  const genders = new Map<string, string>();
  for (const [word, gender] of entriesOf('french-words-gender-lefff/dist/words.json')) {
    genders.set(word, z.string().parse(gender));
  }
  const nouns: Forms = new Map();
  for (const [form, described] of entriesOf('lefff-helper/resources_pub/nouns.json')) {
    const lemma = z.string().parse(described);
    if (!/^\p{Ll}[\p{L}'-]+$/u.test(form)) continue;
    const single = form.replace(/aux$/, 'al').replace(/[sx]$/, '');
    const gender =
      genders.get(form) ??
      genders.get(single) ??
      (form === lemma || form === `${lemma}s` || form.endsWith('x') ? genders.get(lemma) : undefined);
    const isPlural = form !== lemma && /[sx]$/.test(form);
    const isEither = form === lemma && /[sxz]$/.test(form);
    const number = isEither ? singular | plural : isPlural ? plural : singular;
    const ofGender = gender === 'M' ? masculine : gender === 'F' ? feminine : masculine | feminine;
    addForm(nouns, form, number & ofGender);
    families.add(`n:${gender ?? ''}:${lemma}`, form, number & ofGender);
  }
  return nouns;
}

const adjectiveEntry = z.tuple([z.string(), z.boolean()]);

function readAdjectives(families: WordFamilies): Forms {
  const adjectives: Forms = new Map();
  for (const [form, described] of entriesOf('lefff-helper/resources_pub/adjectives.json')) {
    const [lemma] = adjectiveEntry.parse(described);
    if (!/^\p{Ll}[\p{L}-]+$/u.test(form)) continue;
    const agreement = adjectiveForm(form, lemma);
    addForm(adjectives, form, agreement);
    families.add(`a:${lemma}`, form, agreement);
  }
  return adjectives;
}

/** Stands for a form that a verb does not have. */
export const missingForm = 'NA';
const verbEntry = z.record(
  z.string(),
  z.array(
    z
      .string()
      .nullable()
      .transform((form) => form ?? missingForm),
  ),
);
const participleForms = [MS, MP, FS, FP] as const;

function readVerbs(families: WordFamilies) {
  const conjugations = new Map<string, Partial<Record<string, string[]>>>();
  const finite = createFiniteForms();
  const participles: Forms = new Map();
  const infinitivesOf = new Map<string, string>();
  for (const [lemma, described] of entriesOf('french-verbs-lefff/dist/conjugations.json')) {
    const forms = verbEntry.parse(described);
    conjugations.set(lemma, forms);
    for (const tense of tenses) {
      for (const [person, form] of (forms[tense] ?? []).entries()) {
        if (form === missingForm) continue;
        finite.add(form, { lemma, tense, person });
      }
    }
    for (const [index, form] of (forms['K'] ?? []).entries()) {
      if (form === missingForm) continue;
      const agreement = participleForms[index] ?? 0;
      addForm(participles, form, agreement);
      families.add(`k:${lemma}`, form, agreement);
      if (!infinitivesOf.has(form)) infinitivesOf.set(form, lemma);
    }
  }
  // For the first person the list has only "je puis".
  finite.add('peux', { lemma: 'pouvoir', tense: 'P', person: 0 });
  return { conjugations, finite, participles, infinitivesOf };
}
