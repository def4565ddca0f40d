import type { Essay } from '../essay/essay.ts';
import { htmlBlocks } from '../html/blocks.ts';
import { escapeXml } from '../xml/escape-xml.ts';

/** The essay itself, as the book's only chapter. */
export function contentPage(essay: Essay, name: string): string {
  const language = escapeXml(essay.language);
  const title = essay.title === '' ? '' : `<h1>${escapeXml(essay.title)}</h1>\n`;
  const body = htmlBlocks(essay.blocks);
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" lang="${language}" xml:lang="${language}">
<head><title>${escapeXml(name)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body>
${title}${body === '' ? '<p></p>' : body}
</body>
</html>
`;
}
