import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { browserslistToTargets, transform } from 'lightningcss';
import browserslist from 'browserslist';
import { root } from './source-package.ts';

export interface StyleFile {
  /** The file that it was written in or made from; addresses in it are relative to this. */
  readonly path: string;
  readonly css: string;
}

const { resolve } = createRequire(import.meta.url);
const targets = browserslistToTargets(browserslist(undefined, { path: root }));

/**
 * One style sheet of several, as the supported browsers understand it. The order of the layers stands at its beginning,
 * because a page may load our sheets in any order. Fonts are copied, so that it works by `<link>` as well.
 */
export function styleSheet(files: readonly StyleFile[], dist: string): string {
  const whole = files.map((file) => withOwnFonts(file, dist)).join('\n');
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(`@layer reset, tokens, components;\n${whole}`),
    minify: true,
    targets,
  });
  return `${code.toString()}\n`;
}

function withOwnFonts({ path, css }: StyleFile, dist: string): string {
  return (
    css
      // Every supported browser reads WOFF2.
      .replaceAll(/,\s*url\([^)]+\.woff\)\s*format\(['"]woff['"]\)/g, '')
      .replaceAll(/url\((['"]?)([^'")]+\.woff2)\1\)/g, (_all, _quote: string, address: string) => {
        const font = placeOf(address, path);
        const folder = join(dist, 'fonts');
        mkdirSync(folder, { recursive: true });
        copyFileSync(font, join(folder, basename(font)));
        return `url("./fonts/${basename(font)}")`;
      })
  );
}

function placeOf(address: string, reader: string): string {
  const beside = join(dirname(reader), address);
  return address.startsWith('.') || existsSync(beside) ? beside : resolve(address);
}

/** A style sheet of another package. */
export const foreignStyles = (specifier: string): StyleFile => {
  const path = resolve(specifier);
  return { path, css: readFileSync(path, 'utf8') };
};
