import type { Agreement } from '../../../romance/gender-and-number.ts';

/** The forms of one word and what each can be. */
export interface WordFamily {
  readonly name: string;
  readonly forms: ReadonlyMap<string, Agreement>;
}

/** The forms of nouns, adjectives and participles by the words that they belong to. */
export interface WordFamilies {
  add(name: string, form: string, agreement: Agreement): void;
  /** The families that a form is of, in the order in which they were added. */
  of(form: string): readonly WordFamily[];
}

const none = -1;

/**
 * Empty families; add all forms before the first is asked for. 180,000 members of 70,000 families: as maps of maps they
 * would take 54 MB, as rows of numbers a third of it.
 */
export function createWordFamilies(): WordFamilies {
  const numbers = new Map<string, number>();
  const names: string[] = [];
  /** By the number of a family: its first member and its last. */
  const first: number[] = [];
  const last: number[] = [];
  /** By the number of a member: what it is, whose it is, and which member of the family comes next. */
  const forms: string[] = [];
  const agreements: Agreement[] = [];
  const families: number[] = [];
  const next: number[] = [];
  // Made with the first question: a text without a fault asks none.
  let index: ReturnType<typeof indexed> | undefined;

  function* membersOf(family: number): Generator<number> {
    for (let member = first[family] ?? none; member !== none; member = next[member] ?? none) yield member;
  }

  /** The first member of each form, and for each member the next one of the same form. */
  function indexed() {
    const firstOf = new Map<string, number>();
    const following = new Int32Array(forms.length).fill(none);
    // Families in their order, the last one first: each goes before those that are there.
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
