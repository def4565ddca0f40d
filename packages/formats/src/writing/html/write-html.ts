import type { DownloadOptions } from '@octavo/contract';
import { base64 } from '../base64.ts';
import { blockText } from '../essay/block-text.ts';
import type { Essay } from '../essay/essay.ts';
import { essayName } from '../essay/essay-title.ts';
import { notesOf } from '../essay/notes-of.ts';
import { facesInUse, type LoadFaces } from '../fonts/faces-in-use.ts';
import { pageSizes } from '../page/page-size.ts';
import { escapeXml } from '../xml/escape-xml.ts';
import { htmlBlocks } from './blocks.ts';
import { essayStyle } from './essay-style.ts';
import { fontFaces } from './font-faces.ts';
import { htmlNotes } from './notes.ts';

/** A self-contained page: fonts embedded, no script; it prints with the chosen paper and margin. */
export async function writeHtml(essay: Essay, options: DownloadOptions, faces?: LoadFaces): Promise<string> {
  const fonts = await facesInUse(essay, options.font, faces);
  const rules = fontFaces(fonts, ({ format }, { bytes }) => `data:font/${format};base64,${base64(bytes)}`);
  const { width, height } = pageSizes[options.pageSize];
  const name = essayName(essay.title, essay.blocks.map(blockText));
  const title = essay.title === '' ? '' : `<h1>${escapeXml(essay.title)}</h1>\n`;
  return `<!doctype html>
<html lang="${escapeXml(essay.language)}">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>${escapeXml(name)}</title>
<style>
${rules}
@page { size: ${width}mm ${height}mm; margin: ${options.margin}mm; }
html { font-size: ${options.fontSize}pt; background: #fff; color: #111; }
${essayStyle(options)}
@media screen { body { max-width: 38em; margin: 0 auto; padding: ${options.margin}mm 1.2em; } }
@media print { body { margin: 0; } }
</style>
</head>
<body>
<main>
${title}${htmlBlocks(essay.blocks)}${htmlNotes(notesOf(essay.blocks))}
</main>
</body>
</html>
`;
}
