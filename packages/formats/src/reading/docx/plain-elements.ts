import { childNamed, elementsOf, replaceChildren, type XmlElement } from '../xml-tree.ts';

/** Elements that only wrap text, and that mammoth drops together with the text (ECMA-376 1, 17.3 and 17.16). */
const around = new Set(['w:fldSimple', 'w:dir', 'w:bdo', 'w:ruby', 'w:rubyBase']);
/** The reading printed above ruby text, and properties. */
const dropped = new Set(['w:rt', 'w:rubyPr', 'w:fldSimplePr']);

/** Rewrites elements that mammoth ignores as ones that it reads. */
export function plainElements(element: XmlElement): void {
  const children = element.children.flatMap((child): (XmlElement | string)[] => {
    if (typeof child === 'string') return [child];
    if (dropped.has(child.name)) return [];
    plainElements(child);
    if (child.name === 'w:fldSimple') return simpleField(child);
    if (around.has(child.name)) return child.children;
    if (child.name === 'mc:AlternateContent') return chosen(child);
    // Holds an embedded document, and a picture of it.
    if (child.name === 'w:object') return [{ ...child, name: 'w:pict' }];
    if (child.name === 'w:cr') return [{ name: 'w:br', attributes: {}, children: [] }];
    return [child];
  });
  replaceChildren(element, children);
}

/** Expands a simple field into the runs of the complex field that it stands for. */
function simpleField(field: XmlElement): XmlElement[] {
  const instruction = field.attributes['w:instr'] ?? '';
  return [
    run({ name: 'w:fldChar', attributes: { 'w:fldCharType': 'begin' }, children: [] }),
    run({ name: 'w:instrText', attributes: {}, children: [instruction] }),
    run({ name: 'w:fldChar', attributes: { 'w:fldCharType': 'separate' }, children: [] }),
    ...elementsOf(field),
    run({ name: 'w:fldChar', attributes: { 'w:fldCharType': 'end' }, children: [] }),
  ];
}

const run = (child: XmlElement): XmlElement => ({ name: 'w:r', attributes: {}, children: [child] });

/** Picks the fallback for older programs, which mammoth can read; otherwise the first choice. */
const chosen = (choices: XmlElement): (XmlElement | string)[] =>
  (childNamed(choices, 'mc:Fallback') ?? childNamed(choices, 'mc:Choice'))?.children ?? [];
