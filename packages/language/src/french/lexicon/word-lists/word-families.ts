import type { Agreement } from '../../../romance/gender-and-number.ts';

/** The forms of a word, and what each can be. */
export interface WordFamily {
  readonly name: string;
  readonly forms: ReadonlyMap<string, Agreement>;
}

/** The forms of nouns, adjectives and participles, grouped by word. */
export interface WordFamilies {
  add(name: string, form: string, agreement: Agreement): void;
  /** The families to which a form belongs, in the order in which they were added. */
  of(form: string): readonly WordFamily[];
}

const none = -1;

/**
 * Creates empty families; add all forms before the first look-up. 180,000 members of 70,000 families would take 54 MB
 * as nested maps, and take a third of that as rows of numbers.
 */
export function createWordFamilies(): WordFamilies {
  const numbers = new Map<string, number>();
  const names: string[] = [];
  /** For each family, its first and its last member. */
  const first: number[] = [];
  const last: number[] = [];
  /** For each member, its form, its family, and the next member of that family. */
  const forms: string[] = [];
  const agreements: Agreement[] = [];
  const families: number[] = [];
  const next: number[] = [];
  // Built at the first look-up, as a text without mistakes needs none.
  let index: ReturnType<typeof indexed> | undefined;

  function* membersOf(family: number): Generator<number> {
    for (let member = first[family] ?? none; member !== none; member = next[member] ?? none) yield member;
  }

  /** The first member of each form, and for each member the next one of the same form. */
  function indexed() {
    const firstOf = new Map<string, number>();
    const following = new Int32Array(forms.length).fill(none);
    // Adds families from last to first, because each is inserted before those already there.
    for (let family = names.length - 1; family >= 0; family--) {
      for (const member of membersOf(family)) {
        const form = forms[member] ?? '';
        following[member] = firstOf.get(form) ?? none;
        firstOf.set(form, member);
      }
    }
    return { firstOf, following };
  }

  return {
    add(name, form, agreement) {
      const family = numbers.get(name) ?? names.push(name) - 1;
      numbers.set(name, family);
      for (const member of membersOf(family)) {
        if (forms[member] !== form) continue;
        agreements[member] = (agreements[member] ?? 0) | agreement;
        return;
      }
      const member = forms.push(form) - 1;
      agreements.push(agreement);
      families.push(family);
      next.push(none);
      const before = last[family];
      if (before === undefined) first[family] = member;
      else next[before] = member;
      last[family] = member;
    },
    of(form) {
      index ??= indexed();
      const found: WordFamily[] = [];
      for (let at = index.firstOf.get(form) ?? none; at !== none; at = index.following[at] ?? none) {
        const family = families[at] ?? none;
        found.push({
          name: names[family] ?? '',
          forms: new Map(
            [...membersOf(family)].map((member) => [forms[member] ?? '', agreements[member] ?? 0]),
          ),
        });
      }
      return found;
    },
  };
}
