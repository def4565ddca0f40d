import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { charactersOf } from './characters-of.ts';

const resolve = createRequire(import.meta.url).resolve;

interface Range {
  readonly first: number;
  readonly last: number;
  readonly slice: string;
}

/** Fonts, and the characters they actually have: a package's declared ranges promise slightly more. */
interface SlicedFonts {
  readonly fonts: readonly Buffer[];
  readonly has: ReadonlySet<number>;
}

/**
 * A Fontsource family, by its name (`noto-sans-jp`), that consists of about a hundred files, each with the glyphs of
 * some characters in every weight. Returns fonts with only these characters, as far as the family has them.
 */
export type SlicedFamily = (characters: Iterable<string>, weight: 400 | 700) => Promise<SlicedFonts>;

export async function openSlicedFamily(name: string): Promise<SlicedFamily> {
  const folder = `@fontsource-variable/${name}`;
  const ranges = rangesOf(JSON.parse(await readFile(resolve(`${folder}/unicode.json`), 'utf8')));
  const sliceOf = (character: string): string | undefined => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.find(({ first, last }) => first <= code && code <= last)?.slice;
  };
  return async (characters, weight) => {
    const texts = new Map<string, string>();
    for (const character of characters) {
      const slice = sliceOf(character);
      if (slice !== undefined) texts.set(slice, (texts.get(slice) ?? '') + character);
    }
    const fonts: Buffer[] = [];
    for (const [slice, text] of texts) {
      const file = await readFile(resolve(`${folder}/files/${name}-${slice}-wght-normal.woff2`));
      fonts.push(await subsetFont(file, text, { targetFormat: 'truetype', variationAxes: { wght: weight } }));
    }
    return { fonts, has: new Set(fonts.flatMap((font) => [...charactersOf(font)])) };
  };
}

function rangesOf(unicode: Readonly<Record<string, string>>): Range[] {
  return Object.entries(unicode).flatMap(([name, list]) =>
    list.split(',').map((range) => {
      const [first = 0, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return { first, last, slice: name.replaceAll(/[[\]]/gu, '') };
    }),
  );
}
