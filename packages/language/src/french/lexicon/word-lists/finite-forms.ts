/** Lefff's letters for present, imperfect, future, conditional, past, subjunctives, imperative. */
export const tenses = ['P', 'I', 'F', 'C', 'J', 'S', 'T', 'Y'] as const;
export type Tense = (typeof tenses)[number];

/** A possible reading of a finite form. */
export interface VerbReading {
  readonly lemma: string;
  readonly tense: Tense;
  /** From 0 (je) to 5 (ils). */
  readonly person: number;
}

export interface FiniteForms {
  add(form: string, reading: VerbReading): void;
  /** In the order in which they were added. */
  of(form: string): readonly VerbReading[];
}

const persons = 6;
const none = -1;
/** Many rules look up the same words. */
const mostRemembered = 5_000;

/** 350,000 readings of 250,000 forms: as objects they would take 57 MB, as two numbers each a tenth of that. */
export function createFiniteForms(): FiniteForms {
  const lemmas: string[] = [];
  const numbers = new Map<string, number>();
  const firstOf = new Map<string, number>();
  /** For each reading, its packed content and the next reading of the same form. */
  const packed: number[] = [];
  const next: number[] = [];
  const remembered = new Map<string, readonly VerbReading[]>();

  function numberOf(lemma: string): number {
    const number = numbers.get(lemma) ?? lemmas.push(lemma) - 1;
    numbers.set(lemma, number);
    return number;
  }

  function unpacked(form: string): VerbReading[] {
    const readings: VerbReading[] = [];
    for (let at = firstOf.get(form) ?? none; at !== none; at = next[at] ?? none) {
      const reading = packed[at] ?? 0;
      const tense = tenses[Math.floor(reading / persons) % tenses.length];
      const lemma = lemmas[Math.floor(reading / (persons * tenses.length))];
      if (tense !== undefined && lemma !== undefined) {
        readings.push({ lemma, tense, person: reading % persons });
      }
    }
    return readings;
  }

  return {
    add(form, { lemma, tense, person }) {
      const added = packed.push((numberOf(lemma) * tenses.length + tenses.indexOf(tense)) * persons + person);
      next.push(none);
      let last = firstOf.get(form) ?? none;
      if (last === none) firstOf.set(form, added - 1);
      else {
        while ((next[last] ?? none) !== none) last = next[last] ?? none;
        next[last] = added - 1;
      }
    },
    of(form) {
      const known = remembered.get(form);
      if (known) return known;
      const readings = unpacked(form);
      if (remembered.size >= mostRemembered) remembered.clear();
      remembered.set(form, readings);
      return readings;
    },
  };
}
