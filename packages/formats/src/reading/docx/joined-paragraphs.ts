import { childNamed, elementsOf, replaceChildren, type XmlElement } from '../xml-tree.ts';

/**
 * Joins paragraphs with the one after them where the document reads so: a drop capital, which Word keeps in a frame of
 * its own, and a paragraph whose end was deleted while changes were tracked (ECMA-376 1, 17.3.1.11 and 17.13.5.15).
 */
export function joinParagraphs(element: XmlElement): void {
  const elements = elementsOf(element);
  const kept: (XmlElement | string)[] = [];
  let carried: (XmlElement | string)[] = [];
  let place = 0;
  for (const child of element.children) {
    if (typeof child === 'string') {
      kept.push(child);
      continue;
    }
    joinParagraphs(child);
    place += 1;
    if (child.name === 'w:p' && elements[place]?.name === 'w:p' && runsOn(child)) {
      for (const each of child.children) if (!isProperties(each)) carried.push(each);
      continue;
    }
    if (carried.length > 0) {
      const start = child.children.findIndex(isProperties) + 1;
      replaceChildren(child, [...child.children.slice(0, start), ...carried, ...child.children.slice(start)]);
      carried = [];
    }
    kept.push(child);
  }
  replaceChildren(element, kept);
}

const isProperties = (child: XmlElement | string): boolean =>
  typeof child !== 'string' && child.name === 'w:pPr';

function runsOn(paragraph: XmlElement): boolean {
  const properties = childNamed(paragraph, 'w:pPr');
  const capital = childNamed(properties, 'w:framePr')?.attributes['w:dropCap'];
  return (capital !== undefined && capital !== 'none') || isEndTracked(paragraph, ['w:del', 'w:moveFrom']);
}

/** Whether the end of a paragraph was inserted or deleted while changes were tracked. */
export const isEndTracked = (paragraph: XmlElement, changes: readonly string[]): boolean =>
  elementsOf(childNamed(childNamed(paragraph, 'w:pPr'), 'w:rPr') ?? none).some(({ name }) =>
    changes.includes(name),
  );

const none: XmlElement = { name: '', attributes: {}, children: [] };
