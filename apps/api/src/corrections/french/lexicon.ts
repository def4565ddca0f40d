import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { jsonEntries } from '../tokens/json-entries.ts';

const { resolve } = createRequire(import.meta.url);
const entriesOf = (name: string, file: string) => jsonEntries(join(dirname(resolve(name)), file));

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

/** Letters of Lefff: present, imperfect, future, conditional, past, subjunctives, imperative. */
export type Tense = 'P' | 'I' | 'F' | 'C' | 'J' | 'S' | 'T' | 'Y';
const finiteTenses = ['P', 'I', 'F', 'C', 'J', 'S', 'T', 'Y'] as const satisfies readonly Tense[];

export interface VerbReading {
  readonly lemma: string;
  readonly tense: Tense;
  /** From 0 (je) to 5 (ils). */
  readonly person: number;
}

export interface FrenchLexicon {
  /** The dictionary itself: it knows before what an article is cut short. */
  readonly isKnown: (word: string) => boolean;
  noun(word: string): Agreement;
  adjective(word: string): Agreement;
  participle(word: string): Agreement;
  finite(word: string): readonly VerbReading[];
  isInfinitive(word: string): boolean;
  /** The form of a noun, adjective or participle for a gender and number. */
  inflect(word: string, agreement: Agreement): string | undefined;
  conjugate(lemma: string, tense: Tense, person: number): string | undefined;
  /** The past participles of what an infinitive, or a form of its own sound, belongs to. */
  participleOf(infinitive: string): string | undefined;
  infinitiveOf(participle: string): string | undefined;
  /** An article before it is cut short: "l’homme", not "l’onze". */
  isElided(word: string): boolean;
}

const adjectiveEntry = z.tuple([z.string(), z.boolean()]);
const verbEntry = z.record(
  z.string(),
  z.array(
    z
      .string()
      .nullable()
      .transform((form) => form ?? 'NA'),
  ),
);

/** Nouns, adjectives and verbs of Lefff (B. Sagot, 2010; LGPL-LR) in the packages of RosaeNLG. */
export function frenchLexicon(isKnown: (word: string) => boolean): FrenchLexicon {
  const nouns = new Map<string, Agreement>();
  const adjectives = new Map<string, Agreement>();
  const participles = new Map<string, Agreement>();
  const families = new Map<string, Map<string, Agreement>>();
  const finite = new Map<string, VerbReading[]>();
  const infinitives = new Set<string>();
  const infinitivesOf = new Map<string, string>();
  let byForm: Map<string, string[]> | undefined;
  const verbs = new Map<string, Partial<Record<string, string[]>>>();

  const put = (into: Map<string, Agreement>, family: string, form: string, agreement: Agreement): void => {
    into.set(form, (into.get(form) ?? 0) | agreement);
    const members = families.get(family) ?? new Map<string, Agreement>();
    members.set(form, (members.get(form) ?? 0) | agreement);
    families.set(family, members);
  };

  const genders = new Map<string, string>();
  for (const [word, gender] of entriesOf('french-words-gender-lefff', 'words.json')) {
    genders.set(word, z.string().parse(gender));
  }
  for (const [form, described] of entriesOf('lefff-helper', '../resources_pub/nouns.json')) {
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
    put(nouns, `n:${gender ?? ''}:${lemma}`, form, number & ofGender);
  }
  for (const [form, described] of entriesOf('lefff-helper', '../resources_pub/adjectives.json')) {
    const [lemma] = adjectiveEntry.parse(described);
    if (!/^\p{Ll}[\p{L}-]+$/u.test(form)) continue;
    put(adjectives, `a:${lemma}`, form, adjectiveForm(form, lemma));
  }
  for (const [lemma, described] of entriesOf('french-verbs-lefff', 'conjugations.json')) {
    const tenses = verbEntry.parse(described);
    infinitives.add(lemma);
    verbs.set(lemma, tenses);
    for (const tense of finiteTenses) {
      for (const [person, form] of (tenses[tense] ?? []).entries()) {
        if (form === 'NA') continue;
        const readings = finite.get(form) ?? [];
        readings.push({ lemma, tense, person });
        finite.set(form, readings);
      }
    }
    for (const [index, form] of (tenses['K'] ?? []).entries()) {
      if (form === 'NA') continue;
      put(participles, `k:${lemma}`, form, [MS, MP, FS, FP][index] ?? 0);
      if (!infinitivesOf.has(form)) infinitivesOf.set(form, lemma);
    }
  }

  finite.get('peux')?.push({ lemma: 'pouvoir', tense: 'P', person: 0 });

  return {
    isKnown,
    noun(word) {
      if (smallWords.has(word) && !/^(?:bien|mal|mieux|rien|ans|fait)$/.test(word)) return 0;
      const found = nouns.get(word) ?? 0;
      // "le mort", "la mort": the list keeps one gender.
      return /^(?:morte?s?|vues?)$/.test(word) && found !== 0
        ? found | (found & singular ? singular : plural)
        : found;
    },
    adjective: (word) => (smallWords.has(word) && word !== 'bon' ? 0 : (adjectives.get(word) ?? 0)),
    participle: (word) => participles.get(word) ?? 0,
    finite: (word) => finite.get(word) ?? [],
    isInfinitive: (word) => infinitives.has(word),
    inflect(word, agreement) {
      for (const [family, members] of familiesOf(word)) {
        for (const [form, own] of members) {
          if (
            (own & agreement) !== 0 &&
            !(family === 'a:beau' && form === 'bel') &&
            !/^(?:nouvel|vieil|fol)$/.test(form)
          ) {
            return form;
          }
        }
      }
      return undefined;
    },
    conjugate: (lemma, tense, person) => verbs.get(lemma)?.[tense]?.[person],
    participleOf: (infinitive) => verbs.get(infinitive)?.['K']?.[0],
    infinitiveOf: (participle) => infinitivesOf.get(participle),
    isElided: (word) => /^[aeiouhàâéèêëîïôùûœæ]/.test(word) && !aspirated.test(word) && isKnown(word),
  };

  function familiesOf(word: string): (readonly [string, Map<string, Agreement>])[] {
    const index = (byForm ??= indexed());
    return (index.get(word) ?? []).flatMap((family) => {
      const members = families.get(family);
      return members ? [[family, members] as const] : [];
    });
  }
  function indexed(): Map<string, string[]> {
    const index = new Map<string, string[]>();
    for (const [family, members] of families) {
      for (const form of members.keys()) index.set(form, [...(index.get(form) ?? []), family]);
    }
    return index;
  }
}

/** Words before which nothing is cut short, an "h aspiré" above all (Le Bon Usage, § 48–50). */
const aspirated =
  /^(?:onz|oui|ouistiti|ululer|un$|uhlan|ha(?!bi(?!t?$)|bl|lein|lluc|log|lt[eè]r|meç|rmo|giog|st)|hé(?:ris|ros$|ron|ler|tre)|he(?:rni|urt|nn|rse|aume|in$|m$)|hêtre|hi(?:bou|deu|érarch|pp|ss|t$|p-|-fi)|ho(?:bb|ch|ck|lland|ld|mard|ngr|nt|nn(?!eur|ora|ê)|quet|rde|rs|tte|u|t-|p)|hu(?:it(?!re)|rl|tte|er|ée|pp|ss|guen|mer|blot))/;
/** Taken for nouns or adjectives by the lists, but in a sentence hardly ever. */
const smallWords = new Set(
  'plus moins pas point tout tous même mêmes autre autres un deux trois quatre si sur sous entre dans pour par avec sans vers chez ne on en et ou mais car donc ni or que qui quoi dont où ce se je tu il elle nous vous ils elles me te le la les des du au aux leur leurs mon ton son ma ta sa notre votre y très trop bien mal mieux peu beaucoup rien oui non bon peut est sont a ai as ont été être avoir fait va vais vas dit cela ça ici là vôtre vôtres nôtre nôtres sien sienne mien mienne tien tienne hier demain devant derrière contre avant après dessus dessous puis alors ainsi aussi encore déjà quand comme soi moi toi lui eux quel quelle quels quelles ans'.split(
    ' ',
  ),
);

function adjectiveForm(form: string, lemma: string): Agreement {
  if (form === lemma) {
    const number = /[sx]$/.test(form) ? singular | plural : singular;
    return number & (form.endsWith('e') ? masculine | feminine : masculine);
  }
  const isPlural = /[sx]$/.test(form);
  const bare = form.replace(/s$/, '');
  const isFeminine = bare.endsWith('e') && !lemma.endsWith('e');
  if (lemma.endsWith('e') && bare === lemma) return isPlural ? plural : singular;
  if (isFeminine) return isPlural ? FP : FS;
  return isPlural ? MP : MS;
}
