import { type Essay, essayTexts } from '@octavo/formats/essay';
import { openSlicedFamily, type SlicedFamily } from './sliced-family.ts';

const eastAsian =
  /(?=[\u1100-\u{10FFFF}])[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}\uFF00-\uFFEF]/gu;

const names = { chinese: 'noto-sans-sc', japanese: 'noto-sans-jp', korean: 'noto-sans-kr' } as const;
type Family = keyof typeof names;

const opened = new Map<Family, Promise<SlicedFamily>>();

function open(family: Family): Promise<SlicedFamily> {
  const known = opened.get(family) ?? openSlicedFamily(names[family]);
  opened.set(family, known);
  return known;
}

/** Chinese, Japanese and Korean draw the same characters differently: the surrounding script decides. */
function inOrder(text: string): readonly Family[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return ['japanese', 'chinese', 'korean'];
  if (/\p{Script=Hangul}/u.test(text)) return ['korean', 'chinese', 'japanese'];
  return ['chinese', 'japanese', 'korean'];
}

export interface JoinedFonts {
  readonly fonts: readonly Buffer[];
  readonly has: ReadonlySet<number>;
}

/** Small fonts with the Chinese, Japanese and Korean characters of an essay; empty if it has none. */
export async function eastAsianFonts(essay: Essay): Promise<JoinedFonts> {
  const open400 = new Set<string>();
  const open700 = new Set<string>();
  for (const { text, bold } of essayTexts(essay)) {
    for (const [character] of text.matchAll(eastAsian)) (bold ? open700 : open400).add(character);
  }
  const fonts: Buffer[] = [];
  const has = new Set<number>();
  for (const name of inOrder([...open400, ...open700].join(''))) {
    for (const [characters, weight] of [[open400, 400] as const, [open700, 700] as const]) {
      if (characters.size === 0) continue;
      const made = await (await open(name))(characters, weight);
      fonts.push(...made.fonts);
      for (const code of made.has) {
        has.add(code);
        characters.delete(String.fromCodePoint(code));
      }
    }
  }
  return { fonts, has };
}
