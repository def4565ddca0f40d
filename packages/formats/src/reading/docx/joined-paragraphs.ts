import { childNamed, elementsOf, type XmlElement } from '../xml-tree.ts';

/**
 * Joins paragraphs with the one after them where the document reads so: a drop capital, which Word keeps in a frame of
 * its own, and a paragraph whose end was deleted while changes were tracked (ECMA-376 1, 17.3.1.11 and 17.13.5.15).
 */
export function joinParagraphs(element: XmlElement): void {
  const kept: (XmlElement | string)[] = [];
  let carried: (XmlElement | string)[] = [];
  for (const child of element.children) {
    if (typeof child === 'string') {
      kept.push(child);
      continue;
    }
    joinParagraphs(child);
    if (child.name === 'w:p' && carried.length > 0) {
      const properties = child.children.findIndex(
        (each) => typeof each !== 'string' && each.name === 'w:pPr',
      );
      child.children.splice(properties + 1, 0, ...carried);
      carried = [];
    }
    if (child.name === 'w:p' && runsOn(child) && isFollowed(child, element)) {
      carried = child.children.filter((each) => typeof each === 'string' || each.name !== 'w:pPr');
      continue;
    }
    kept.push(child);
  }
  element.children.splice(0, element.children.length, ...kept);
}

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

function isFollowed(paragraph: XmlElement, within: XmlElement): boolean {
  const blocks = elementsOf(within);
  return blocks[blocks.indexOf(paragraph) + 1]?.name === 'w:p';
}
