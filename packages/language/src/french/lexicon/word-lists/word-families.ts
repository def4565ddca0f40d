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

/** Empty families; add all forms before the first is asked for. */
export function createWordFamilies(): WordFamilies {
  const families = new Map<string, Map<string, Agreement>>();
  // Made with the first question: a text without a fault asks none.
  let index: Map<string, WordFamily[]> | undefined;

  function indexed(): Map<string, WordFamily[]> {
    const byForm = new Map<string, WordFamily[]>();
    for (const [name, forms] of families) {
      const family = { name, forms };
      for (const form of forms.keys()) byForm.set(form, [...(byForm.get(form) ?? []), family]);
    }
    return byForm;
  }

  return {
    add(name, form, agreement) {
      const forms = families.get(name) ?? new Map<string, Agreement>();
      forms.set(form, (forms.get(form) ?? 0) | agreement);
      families.set(name, forms);
    },
    of(form) {
      index ??= indexed();
      return index.get(form) ?? [];
    },
  };
}
