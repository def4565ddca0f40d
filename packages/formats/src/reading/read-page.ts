import { readReferences, styleOf } from '@octavo/citations';
import type { CitedWorks } from './citations/cited-works.ts';
import { filePictures, withoutData } from './file-pictures.ts';
import { type FileText, titleClass } from './file-text.ts';

/** A page's HTML without style sheets and scripts, which are large and never text; its pictures are kept apart. */
export function readPage(source: string): FileText {
  const pictures = filePictures();
  const html = withoutData(
    source.replaceAll(/<(?<tag>style|script)\b[^>]*>[^]*?<\/\k<tag>\s*>/giu, ''),
    pictures,
  );
  const { text, cited } = ownWorks(html);
  return { html: withTitle(text), pictures: pictures.all, cited, losses: {}, places: {} };
}

const works =
  /<section class="references" data-style="(?<style>[^"<>]{0,40})" data-works="(?<works>[^"]*)">[^]*?<\/section>/u;

/** The list of works on a page of our own, which the document generates again. */
function ownWorks(html: string): { readonly text: string; readonly cited?: CitedWorks } {
  const { style, works: list } = works.exec(html)?.groups ?? {};
  if (list === undefined) return { text: html };
  try {
    // Which catalogue knows a work is only a claim of the page.
    const references = readReferences(withoutSources(JSON.parse(unescaped(list))));
    if (references.length === 0) return { text: html };
    return { text: html.replace(works, ''), cited: { references, style: styleOf(style) } };
  } catch {
    return { text: html };
  }
}

const withoutSources = (list: unknown): unknown =>
  JSON.parse(JSON.stringify(list, (name, value: unknown) => (name === 'source' ? undefined : value)));

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

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
