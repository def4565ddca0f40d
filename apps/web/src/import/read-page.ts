import { filePictures, withoutData } from './file-pictures.ts';
import { type FileText, titleClass } from './file-text.ts';

/** A page's HTML without what is large and never text: style sheets and scripts; the pictures in it apart. */
export function readPage(source: string): FileText {
  const pictures = filePictures();
  const html = withoutData(
    source.replaceAll(/<(?<tag>style|script)\b[^>]*>[^]*?<\/\k<tag>\s*>/giu, ''),
    pictures,
  );
  return { html: withTitle(html), pictures: pictures.all, losses: {} };
}

/** What a page is called is its title where it has no heading, or several, that could be one. */
function withTitle(html: string): string {
  const head = html.slice(0, html.search(/<(?:body|svg)\b/iu) >>> 0);
  const titled = /<title\b[^<>]{0,200}>(?<title>[^<]{1,1000})<\/title\s{0,20}>/iu.exec(head);
  const title = titled?.groups?.['title']?.trim() ?? '';
  if (title === '' || html.match(/<h1\b/giu)?.length === 1) return html;
  const heading = `<h1 class="${titleClass}">${title}</h1>`;
  const body = /<body\b[^<>]{0,2000}>/iu;
  return body.test(html) ? html.replace(body, (tag) => tag + heading) : heading + html;
}
