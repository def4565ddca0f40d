import { filePictures, withoutData } from './file-pictures.ts';
import { type FileText, titleClass } from './file-text.ts';

/** A page's HTML without what is large and never text: style sheets and scripts; the pictures in it apart. */
export function readPage(source: string): FileText {
  const pictures = filePictures();
  const html = withoutData(
    source.replaceAll(/<(?<tag>style|script)\b[^>]*>[^]*?<\/\k<tag>\s*>/giu, ''),
    pictures,
  );
  return { html: withTitle(source, html), pictures: pictures.all, losses: {} };
}

/** What a page is called is its title where it has no heading, or several, that could be one. */
function withTitle(source: string, html: string): string {
  const title =
    /<title\b[^>]*>(?<title>[^<]{1,1000})<\/title\s*>/iu.exec(source)?.groups?.['title']?.trim() ?? '';
  if (title === '' || html.match(/<h1\b/giu)?.length === 1) return html;
  const heading = `<h1 class="${titleClass}">${title}</h1>`;
  return /<body\b[^>]*>/iu.test(html)
    ? html.replace(/<body\b[^>]*>/iu, (body) => body + heading)
    : heading + html;
}
