import { type Essay, essayTexts } from '@octavo/formats/essay';
import { joinedEmoji } from './joined-emoji.ts';

/** ISO 15924 codes of the scripts in use today; any other is reported as unknown. */
const scripts =
  'Latn Grek Cyrl Hebr Arab Deva Thai Hani Hira Kana Hang Bopo Armn Geor Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Laoo Tibt Mymr Ethi Khmr Mong Cher Cans Syrc Thaa Nkoo Tfng Yiii Java Bali Sund Copt'.split(
    ' ',
  );
const named = scripts.map((code) => ({ code, pattern: new RegExp(`\\p{Script=${code}}`, 'u') }));
const mathematical = /[\u{1D400}-\u{1D7FF}]/u;

export interface UnprintableScript {
  /** ISO 15924. */
  readonly script: string;
  /** The first of its characters that cannot be printed. */
  readonly sample: string;
}

/** Letters, numbers, symbols and combining marks, without variation selectors. */
const shown = /[[\p{L}\p{N}\p{S}\p{M}]--[\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}]]/gv;

/**
 * The scripts in an essay that none of the fonts covers. A joined emoji counts as covered only if the emoji font has
 * all of its parts.
 */
export function unprintableScripts(
  essay: Essay,
  emoji: ReadonlySet<number>,
  ...fonts: readonly ReadonlySet<number>[]
): UnprintableScript[] {
  const missing = new Set<string>();
  for (const { text } of essayTexts(essay)) {
    for (const [character] of text.matchAll(shown)) {
      if (!fonts.some((font) => font.has(codeOf(character)))) missing.add(character);
    }
    for (const [sequence] of text.matchAll(joinedEmoji)) {
      const parts = Array.from(sequence.matchAll(shown), ([character]) => character);
      if (!parts.every((part) => emoji.has(codeOf(part)))) missing.add(sequence);
    }
  }
  const samples = new Map<string, string>();
  for (const character of missing) {
    const script = scriptOf(character);
    if (!samples.has(script)) samples.set(script, character);
  }
  return [...samples].map(([script, sample]) => ({ script, sample }));
}

const codeOf = (character: string): number => character.codePointAt(0) ?? 0;

function scriptOf(character: string): string {
  if (mathematical.test(character)) return 'Zmth';
  return named.find(({ pattern }) => pattern.test(character))?.code ?? 'Zzzz';
}
