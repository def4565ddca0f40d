import { childNamed, elementsNamed, replaceChildren, type XmlElement } from '../xml-tree.ts';

/** The most columns of a table in Word. */
const mostColumns = 63;

/** Puts empty cells where a row begins or ends some columns away from the edge of its table (ECMA-376 1, 17.4.15). */
export function fillGridGaps(body: XmlElement): void {
  for (const row of elementsNamed('w:tr', body)) {
    const properties = childNamed(row, 'w:trPr');
    const before = gap(properties, 'w:gridBefore');
    const after = gap(properties, 'w:gridAfter');
    if (before.length + after.length === 0) continue;
    const at = row.children.findIndex((child) => typeof child !== 'string' && child.name !== 'w:trPr');
    if (at < 0) continue;
    const { children } = row;
    replaceChildren(row, [...children.slice(0, at), ...before, ...children.slice(at), ...after]);
  }
}

function gap(properties: XmlElement | undefined, name: string): readonly XmlElement[] {
  const columns = Number(childNamed(properties, name)?.attributes['w:val'] ?? 0);
  if (!Number.isInteger(columns) || columns < 1 || columns > mostColumns) return [];
  const span = { name: 'w:gridSpan', attributes: { 'w:val': String(columns) }, children: [] };
  return [
    {
      name: 'w:tc',
      attributes: {},
      children: [
        { name: 'w:tcPr', attributes: {}, children: [span] },
        { name: 'w:p', attributes: {}, children: [] },
      ],
    },
  ];
}
