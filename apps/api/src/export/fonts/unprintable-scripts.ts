import type { Essay } from '../essay/essay.ts';
import { essayTexts } from '../essay/essay-texts.ts';

/** ISO 15924, of the scripts that are written today; the others are told as unknown. */
const scripts =
  'Latn Grek Cyrl Hebr Arab Deva Thai Hani Hira Kana Hang Bopo Armn Geor Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Laoo Tibt Mymr Ethi Khmr Mong Cher Cans Syrc Thaa Nkoo Tfng Yiii Java Bali Sund Copt'.split(
    ' ',
  );
const named = scripts.map((code) => ({ code, pattern: new RegExp(`\\p{Script=${code}}`, 'u') }));
const mathematical = /[\u{1D400}-\u{1D7FF}]/u;

export interface UnprintableScript {
  /** ISO 15924. */
  readonly script: string;
  /** The first character of it that cannot be printed. */
  readonly sample: string;
}

/** The scripts of the letters and numbers for which none of the fonts has a glyph. */
export function unprintableScripts(
  essay: Essay,
  ...fonts: readonly ReadonlySet<number>[]
): UnprintableScript[] {
  const missing = new Set<string>();
  for (const { text } of essayTexts(essay)) {
    for (const [character] of text.matchAll(/[\p{L}\p{N}]/gu)) {
      const code = character.codePointAt(0) ?? 0;
      if (!fonts.some((font) => font.has(code))) missing.add(character);
    }
  }
  const samples = new Map<string, string>();
  for (const character of missing) {
    const script = scriptOf(character);
    if (!samples.has(script)) samples.set(script, character);
  }
  return [...samples].map(([script, sample]) => ({ script, sample }));
}

function scriptOf(character: string): string {
  if (mathematical.test(character)) return 'Zmth';
  return named.find(({ pattern }) => pattern.test(character))?.code ?? 'Zzzz';
}
