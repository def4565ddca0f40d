import { blockText } from '../essay/block-text.ts';
import type { Block, Essay } from '../essay/essay.ts';
import { headingId } from '../html/blocks.ts';
import { escapeXml } from '../xml/escape-xml.ts';

interface Entry {
  readonly level: number;
  readonly text: string;
  readonly target: string;
  readonly children: Entry[];
}

/** The table of contents that EPUB requires: the title, and the nested headings. */
export function navigationPage(essay: Essay, name: string): string {
  const language = escapeXml(essay.language);
  const root: Entry = { level: 0, text: name, target: 'essay.xhtml', children: [] };
  const path = [root];
  for (const entry of essay.blocks.flatMap(entriesOf)) {
    while (path.length > 1 && (path.at(-1)?.level ?? 0) >= entry.level) path.pop();
    path.at(-1)?.children.push(entry);
    path.push(entry);
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head><title>${escapeXml(name)}</title></head>
<body><nav epub:type="toc" role="doc-toc">${list([root])}</nav></body>
</html>
`;
}

function entriesOf(block: Block, index: number): Entry[] {
  const target = `essay.xhtml#${headingId(index)}`;
  if (block.kind === 'references' && block.heading !== null) {
    return [{ level: 1, text: block.heading, target, children: [] }];
  }
  if (block.kind !== 'heading') return [];
  const text = blockText(block).replaceAll(/\s+/gu, ' ').trim();
  return text === '' ? [] : [{ level: block.level, text, target, children: [] }];
}

const list = (entries: readonly Entry[]): string =>
  entries.length === 0 ? '' : `<ol>${entries.map(listItem).join('')}</ol>`;

const listItem = ({ text, target, children }: Entry): string =>
  `<li><a href="${target}">${escapeXml(text)}</a>${list(children)}</li>`;
