const tagOrComment = /<(?:!--[^]*?(?:-->|$)|(?<tag>[a-z][^\t\n\f\r />]*))/giu;
const attribute =
  /[\t\n\f\r /]*(?<name>=?[^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"|'[^']*'|[^\t\n\f\r >]*))?/uy;

/**
 * HTML without event handlers and base addresses, tokenized as a browser does
 * (https://html.spec.whatwg.org/multipage/parsing.html#tokenization).
 *
 * No way of parsing HTML in a browser is silent: under a content security policy Chromium reports each handler and each
 * base address, even in a `DOMParser`, in a template and with the Sanitizer API. This avoids the reports; the steps
 * after the parser still decide what may be pasted.
 */
export function withoutHandlers(html: string): string {
  let kept = '';
  let copied = 0;
  tagOrComment.lastIndex = 0;
  for (let found = tagOrComment.exec(html); found; found = tagOrComment.exec(html)) {
    const tag = found.groups?.['tag']?.toLowerCase();
    if (tag === undefined) continue;
    attribute.lastIndex = tagOrComment.lastIndex;
    for (let from = attribute.lastIndex; ; from = attribute.lastIndex) {
      const name = attribute.exec(html)?.groups?.['name'] ?? '';
      if (name === '') break;
      if (tag !== 'base' && !/^on/iu.test(name)) continue;
      kept += `${html.slice(copied, from)} `;
      copied = attribute.lastIndex;
    }
    tagOrComment.lastIndex = attribute.lastIndex;
  }
  return kept + html.slice(copied);
}
