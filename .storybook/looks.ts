import type { Language } from '@octavo/contract/languages';
import { textWidths } from './modes.ts';

/** English made longer, in brackets, when Storybook starts: no reader's language, but a designer's. */
export const pseudoLanguage = 'en-XA';

export interface Look {
  readonly language: Language | typeof pseudoLanguage;
  /** Of the window, in CSS pixels. */
  readonly width: number;
  /** With text at 200 %. */
  readonly isDoubled: boolean;
}

const at = (language: Look['language'], width: number): Look => ({ language, width, isDoubled: false });
// In a wide window: a browser that enlarges all of the page has the narrow one's room.
const doubled = (language: Look['language']): Look => ({
  language,
  width: textWidths.wide,
  isDoubled: true,
});

const longestWords = 'de-DE' satisfies Language;

/** Each finds what no other does: the longest words in the least room, longer texts than any, larger letters. */
const always: readonly Look[] = [
  at(longestWords, textWidths.narrowest),
  at(pseudoLanguage, textWidths.narrow),
  at(pseudoLanguage, textWidths.wide),
  doubled(longestWords),
];

/** Each finds what one of the others finds as a rule. */
export const byTurns: readonly Look[] = [
  at('fr-FR', textWidths.narrowest),
  at('en', textWidths.narrowest),
  at('pt-PT', textWidths.narrowest),
  doubled('en'),
  at('fr-CA', textWidths.narrowest),
];

/** In the order in which the page changes least: German first, since stories of flows are played in it. */
const order = [...always.slice(0, 1), ...byTurns, ...always.slice(1)];

export interface LookPlan {
  /** Every look, whatever the turn. */
  readonly isAll: boolean;
  /** Moves the turns on by one with each step. */
  readonly rotation: number;
  /** The keys whose texts the branch has changed, `namespace:key`, by language. */
  readonly changed: Readonly<Partial<Record<Language, readonly string[]>>>;
}

/**
 * How a story is looked at. As many rotations in a row as there are turns look at every story in every way; stories
 * take their turns at different times, so that each run sees every language somewhere. A text that has changed is seen
 * at once, in its language.
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
