import { getDocumentProxy } from 'unpdf';

/** Where a run of letters is on its page, in pt from the left and from the bottom. */
export interface Box {
  readonly page: number;
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
}

/** The runs of letters of a PDF as measured by PDF.js, without spaces and page numbers. */
export async function pdfBoxes(bytes: Uint8Array, bottomMargin: number): Promise<Box[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const boxes: Box[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , skew, height, left, baseline] = item.transform.map(Number);
      if (left === undefined || baseline === undefined || baseline < bottomMargin - 1) continue;
      const size = Math.hypot(skew ?? 0, height ?? 0);
      boxes.push({ page, text: item.str, left, right: left + item.width, baseline, size });
    }
  }
  return boxes;
}

/** Pairs of runs that overlap: on the same line, or on lines that touch. */
export function overprinted(boxes: readonly Box[]): readonly [string, string][] {
  const found: [string, string][] = [];
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      if (one.page !== other.page) continue;
      const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const distance = Math.abs(one.baseline - other.baseline);
      const size = Math.min(one.size, other.size);
      // Letters on one line may overlap: in OpenDyslexic, by a third of their size.
      const drawnTogether = distance < 0.01 ? 0.5 : 0.25;
      if (shared > drawnTogether * size && distance < 0.7 * size) found.push([one.text, other.text]);
    }
  }
  return found;
}
