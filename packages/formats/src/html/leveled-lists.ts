import { isBlank, isElement, isList, nodesIn, unwrap } from './elements.ts';
import { createListBuilder } from './list-builder.ts';
import type { ListMarker } from './list-marker.ts';

/** Word Online puts each item into its own list and stores its depth in an attribute. */
export function leveledLists(body: Element): void {
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) {
    if ([...wrapper.childNodes].every((node) => isList(node) || isBlank(node))) unwrap(wrapper);
  }
  const parents = new Set(
    [...body.querySelectorAll('li[data-aria-level], li[aria-level]')].flatMap(
      (item) => item.parentElement?.parentElement ?? [],
    ),
  );
  for (const parent of parents) if (parent.closest('ul, ol') === null) listsAmong(parent);
}

function listsAmong(parent: Element): void {
  const builder = createListBuilder();
  for (const list of nodesIn(parent)) {
    if (isElement(list) && isFlat(list)) {
      for (const [index, item] of [...list.querySelectorAll(':scope > li')].entries()) {
        const entry = builder.place(
          {
            list: item.getAttribute('data-listid') ?? '',
            level: levelOf(item),
            marker: markerOf(list, index),
          },
          list,
        );
        entry.replaceWith(item);
      }
      list.remove();
    } else if (!isBlank(list)) builder.close();
  }
}

const isFlat = (list: Element): boolean =>
  isList(list) &&
  list.querySelector('ul, ol') === null &&
  list.children.length > 0 &&
  [...list.childNodes].every(
    (node) => isBlank(node) || (isElement(node) && node.matches('li[data-aria-level], li[aria-level]')),
  );

const levelOf = (item: Element): number =>
  Math.max(1, Number(item.getAttribute('data-aria-level') ?? item.getAttribute('aria-level')) || 1);

function markerOf(list: Element, index: number): ListMarker {
  if (list.localName !== 'ol') return { tag: 'ul', type: null, number: null };
  const start = list.getAttribute('start');
  return { tag: 'ol', type: null, number: start === null ? null : Number(start) + index };
}
