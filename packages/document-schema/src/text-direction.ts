/** Which way a text runs. */
export type Direction = 'ltr' | 'rtl';

const strong = /[\p{L}\u200E\u200F\u061C]/u;
/** The right-to-left marks, and the scripts written from right to left today. */
const rightToLeft =
  /[\u200F\u061C\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Mandaic}\p{Script=Samaritan}\p{Script=Hanifi_Rohingya}\p{Script=Yezidi}]/u;

/**
 * The direction of the first letter, by the Unicode bidirectional algorithm (UAX 9, P2 and P3); null where there is no
 * letter.
 */
export function firstDirection(texts: Iterable<string>): Direction | null {
  for (const text of texts) {
    const letter = strong.exec(text)?.[0];
    if (letter !== undefined) return rightToLeft.test(letter) ? 'rtl' : 'ltr';
  }
  return null;
}
