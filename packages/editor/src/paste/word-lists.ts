const level = /mso-list:\s*\S+\s+level(\d)/u;

/** Word writes list items as paragraphs that carry their bullet as text; makes lists of them. */
export function wordListsToLists(body: HTMLElement): void {
  let list: Element | null = null;
  for (const paragraph of body.querySelectorAll('p')) {
    if (!level.test(paragraph.getAttribute('style') ?? '')) {
      list = null;
      continue;
    }
    const bullet = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
    const tag = /\d|^[a-z][.)]/u.test(bullet?.textContent.trim() ?? '') ? 'ol' : 'ul';
    bullet?.remove();
    if (!list || list.localName !== tag || list !== paragraph.previousElementSibling) {
      list = document.createElement(tag);
      paragraph.before(list);
    }
    const item = document.createElement('li');
    list.append(item);
    item.append(paragraph);
  }
}
