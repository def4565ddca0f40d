import type { CorrectionKind } from '@octavo/contract';

/** Harper's kinds of lint. */
export const lintKinds: Readonly<Record<string, CorrectionKind>> = {
  Agreement: 'grammar',
  BoundaryError: 'spelling',
  Capitalization: 'spelling',
  Eggcorn: 'spelling',
  Enhancement: 'style',
  Formatting: 'style',
  Grammar: 'grammar',
  Malapropism: 'grammar',
  Miscellaneous: 'grammar',
  Nonstandard: 'grammar',
  Punctuation: 'grammar',
  Readability: 'clarity',
  Redundancy: 'clarity',
  Regionalism: 'style',
  Repetition: 'grammar',
  Spelling: 'spelling',
  Style: 'style',
  Typo: 'spelling',
  Usage: 'grammar',
  WordChoice: 'grammar',
  WordOrder: 'grammar',
};

/** The product's kind for a Harper lint kind; an unknown kind counts as grammar. */
export const correctionKind = (lintKind: string): CorrectionKind => lintKinds[lintKind] ?? 'grammar';
