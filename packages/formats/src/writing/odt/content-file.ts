import type { Essay } from '../essay/essay.ts';
import { odtBlocks, tableStyles, turnedStyles } from './blocks.ts';
import { odtText } from './inlines.ts';
import { namespaces } from './namespaces.ts';

/** The text of the document. */
export function contentFile(essay: Essay, faces: string): string {
  const title =
    essay.title === '' ? '' : `<text:p text:style-name="Title">${odtText(essay.title)}</text:p>\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document-content ${namespaces}>
${faces}
<office:automatic-styles>${turnedStyles}${tableStyles}</office:automatic-styles>
<office:body><office:text>
${title}${odtBlocks(essay.blocks)}
</office:text></office:body>
</office:document-content>
`;
}
