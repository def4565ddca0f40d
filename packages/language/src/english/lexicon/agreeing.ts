import { formsOf } from './forms-of.ts';
import type { TaggedWord } from './tagged-words.ts';

const toPlural: ReadonlyMap<string, string> = new Map(
  Object.entries({
    is: 'are',
    was: 'were',
    has: 'have',
    does: 'do',
    am: 'are',
    "isn't": "aren't",
    "wasn't": "weren't",
    "hasn't": "haven't",
    "doesn't": "don't",
  }),
);
const toSingular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    are: 'is',
    were: 'was',
    have: 'has',
    do: 'does',
    am: 'is',
    "aren't": "isn't",
    "weren't": "wasn't",
    "haven't": "hasn't",
    "don't": "doesn't",
  }),
);

export type Number = 'singular' | 'plural';

/** The number that a finite verb shows; undefined if it shows none. */
export function numberOf(verb: TaggedWord): Number | undefined {
  if (toPlural.has(verb.lower)) return 'singular';
  if (toSingular.has(verb.lower)) return 'plural';
  // "The dog lay on the rug": the past of "lie".
  if (verb.kind !== 'VERB' || verb.lower === 'lay') return undefined;
  const forms = formsOf(verb);
  if (!forms || forms.base === 'be') return undefined;
  if (verb.lower === forms.s) return 'singular';
  return verb.lower === forms.base && verb.lower !== forms.past ? 'plural' : undefined;
}

/** The verb in the given number. */
export function inNumber(verb: TaggedWord, number: Number): string | undefined {
  const known = number === 'plural' ? toPlural.get(verb.lower) : toSingular.get(verb.lower);
  if (known) return known;
  const forms = formsOf(verb);
  return number === 'plural' ? forms?.base : forms?.s;
}
