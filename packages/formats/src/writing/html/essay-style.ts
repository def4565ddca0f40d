import type { DownloadOptions } from '@octavo/contract';
import { codeFont, type FontFamily, fontFamilies } from '../fonts/font-family.ts';

/** The styles of an essay in HTML and EPUB. Sizes are relative to the reader's own setting. */
export function essayStyle({ font: id }: DownloadOptions): string {
  const font: FontFamily = fontFamilies[id];
  const indented = font.easyReading
    ? 'p { margin: 0 0 1em; }'
    : `p { margin: 0; text-align: justify; hyphens: auto; }
p + p { text-indent: 1.4em; }
li > p, blockquote > p, .references > p { text-align: start; text-indent: 0; }`;
  return `body { font-family: "${font.family}", ${font.kind}; line-height: ${font.easyReading ? 1.8 : 1.5}; orphans: 2; widows: 2; }
h1, h2, h3, h4 { line-height: 1.2; margin: 1.6em 0 0.6em; text-align: start; hyphens: manual; break-after: avoid; }
h1 { font-size: 1.9em; margin: 0 0 1em; }
h2 { font-size: 1.4em; }
h3 { font-size: 1.15em; }
h4 { font-size: 1em; font-style: italic; }
${indented}
.label { margin: 1em 0 0.2em; font-size: 0.8em; line-height: 1.3; letter-spacing: 0.03em; opacity: 0.75; break-after: avoid; }
ul, ol { margin: 1em 0; padding-inline-start: 1.6em; }
li > ul, li > ol { margin: 0.2em 0; }
ul.tasks { list-style: none; }
.tasks label { display: block; }
.tasks input { margin-inline: -1.6em 0.4em; }
blockquote { margin: 1.2em 1.6em; }
blockquote > p + p { margin-top: 0.5em; }
cite { font-style: normal; }
pre, code { font-family: "${fontFamilies[codeFont].family}", monospace; font-size: 0.9em; }
pre { margin: 1.2em 0; padding: 0.8em 0.9em; background: #f4f4f4; color: #111; white-space: pre-wrap; }
pre code { font-size: 1em; }
table { margin: 1.2em 0; border-collapse: collapse; max-width: 100%; font-size: 0.95em; line-height: 1.35; }
th, td { padding: 0.4em 0.7em; border: 1px solid #b5b5b5; text-align: start; vertical-align: top; }
th > p, td > p { margin: 0; text-align: start; text-indent: 0; }
figure { margin: 1.2em 0; text-align: center; break-inside: avoid; }
img { max-width: 100%; height: auto; }
.half > img { max-width: 50%; }
hr { width: 22%; margin: 1.8em auto; border: 0; border-top: 1px solid currentColor; }
sup { font-size: 0.75em; line-height: 0; }
sup > a { text-decoration: none; }
hr.notes { width: 6em; margin: 2.4em 0 0.8em; }
aside > p { margin: 0 0 0.4em; font-size: 0.88em; line-height: 1.35; text-align: start; text-indent: 0; }
a { color: #1d3f72; }
.references > p { padding-inline-start: 1.6em; text-indent: -1.6em; margin: 0 0 0.5em; overflow-wrap: anywhere; }`;
}
