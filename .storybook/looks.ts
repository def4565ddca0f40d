import type { Language } from '@octavo/contract/languages';
import { textWidths } from './modes.ts';

/** Lengthened English in brackets, generated when Storybook starts: for designers, not readers. */
export const pseudoLanguage = 'en-XA';

export interface Look {
  readonly language: Language | typeof pseudoLanguage;
  /** The width of the window, in CSS pixels. */
  readonly width: number;
  /** Whether text is at 200 %. */
  readonly isDoubled: boolean;
}

const at = (language: Look['language'], width: number): Look => ({ language, width, isDoubled: false });
// In a wide window: a browser that zooms the whole page has the same room as a narrow one.
const doubled = (language: Look['language']): Look => ({
  language,
  width: textWidths.wide,
  isDoubled: true,
});

const longestWords = 'de-DE' satisfies Language;

/**
 * Each finds what no other does: the longest words in the least space, longer texts than any language, larger letters.
 */
const always: readonly Look[] = [
  at(longestWords, textWidths.narrowest),
  at(pseudoLanguage, textWidths.narrow),
  at(pseudoLanguage, textWidths.wide),
  doubled(longestWords),
];

/** Each usually finds the same as one of the others. */
export const byTurns: readonly Look[] = [
  at('fr-FR', textWidths.narrowest),
  at('en', textWidths.narrowest),
  at('pt-PT', textWidths.narrowest),
  doubled('en'),
  at('fr-CA', textWidths.narrowest),
];

/** In the order that changes the page least: German first, since stories of flows are played in it. */
const order = [...always.slice(0, 1), ...byTurns, ...always.slice(1)];

export interface LookPlan {
  /** Uses every look, regardless of rotation. */
  readonly isAll: boolean;
  /** Advances the rotation by one with each step. */
  readonly rotation: number;
  /** The keys whose texts the branch has changed, `namespace:key`, by language. */
  readonly changed: Readonly<Partial<Record<Language, readonly string[]>>>;
}

/**
 * The looks in which a story is checked. A full cycle of rotations checks every story in every look; stories are at
 * different points of the cycle, so that each run covers every language somewhere. A changed text is checked at once,
 * in its language.
 *
 * @param shown the keys of the texts on the page
 */
export function looksAt(storyId: string, shown: ReadonlySet<string>, plan: LookPlan): readonly Look[] {
  if (plan.isAll) return order;
  const turn = byTurns[(sumOf(storyId) + plan.rotation) % byTurns.length];
  return order.filter(
    (look) =>
      always.includes(look) ||
      look === turn ||
      (look.language !== pseudoLanguage &&
        !look.isDoubled &&
        plan.changed[look.language]?.some((key) => shown.has(key)) === true),
  );
}

function sumOf(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}
