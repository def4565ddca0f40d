const live = '[role=alert],[role=status],[role=log],output,[aria-live=polite],[aria-live=assertive]';
const modal = '[role=dialog],[role=alertdialog]';

/** What a screen reader announces: live regions with content, then the focused dialog. */
export function announcements(page: Document): readonly string[] {
  const regions = [...page.querySelectorAll(live)]
    .filter((region) => !region.parentElement?.closest(live))
    .map((region) => textOf(region) || (region.getAttribute('aria-label') ?? ''));
  const dialog = page.activeElement?.closest(modal);
  const said = dialog ? [nameOf(dialog), referred(dialog, 'aria-describedby')] : [];
  return [...regions, said.filter(Boolean).join('. ')].filter(Boolean);
}

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? referred(element, 'aria-labelledby');
}

function referred(element: Element, attribute: string): string {
  const ids = element.getAttribute(attribute)?.split(' ') ?? [];
  return ids.map((id) => textOf(element.ownerDocument.getElementById(id))).join(' ');
}

/** Its text with spaces between blocks, as it is read: `textContent` would join two blocks. */
function textOf(element: Element | null): string {
  if (!element) return '';
  const words: string[] = [];
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) words.push(walker.currentNode.textContent ?? '');
  return words.join(' ').replaceAll(/\s+/g, ' ').trim();
}
