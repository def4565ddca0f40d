import type { Direction, Inline } from './essay.ts';

const strong = /\p{L}/u;
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The direction of the first letter, as the Unicode bidirectional algorithm has it (UAX 9, P2 and P3). */
export function textDirection(inlines: readonly Inline[]): Direction {
  for (const inline of inlines) {
    const letter = inline.kind === 'text' ? strong.exec(inline.text)?.[0] : undefined;
    if (letter !== undefined) return rightToLeft.test(letter) ? 'rtl' : 'ltr';
  }
  return 'ltr';
}
