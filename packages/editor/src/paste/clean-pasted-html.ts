import { withoutHandlers } from './without-handlers.ts';
import { wordListsToLists } from './word-lists.ts';

const dropped =
  'script, style, link, meta, title, template, iframe, object, embed, img, picture, svg, video, audio, form, input, button';

/** What a paste may bring in, as HTML: no scripts, no style sheets, no images; lists from Word become lists. */
export function cleanPastedHtml(html: string): string {
  // Scripts do not run and resources do not load in a document made by `DOMParser`.
  const { body } = new DOMParser().parseFromString(withoutHandlers(html), 'text/html');
  for (const element of body.querySelectorAll(dropped)) element.remove();
  wordListsToLists(body);
  for (const element of body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (name.startsWith('on')) element.removeAttribute(name);
  }
  return body.innerHTML;
}
