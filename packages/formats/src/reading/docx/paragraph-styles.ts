import { childNamed, elementsNamed, type XmlElement } from '../xml-tree.ts';

/** A paragraph style, including what it inherits. */
export interface ParagraphStyle {
  /**
   * The name of the nearest style in the chain that has a meaning here, such as "heading 1" or "Quote"; otherwise its
   * own.
   */
  readonly name: string;
  /** The id of the style that has that name. */
  readonly id: string;
  readonly numbering: XmlElement | undefined;
  readonly indent: XmlElement | undefined;
}

export type ParagraphStyles = (id: string | undefined) => ParagraphStyle;

/** Names that say what a paragraph is; styles based on them keep that meaning. */
const meaning =
  /^(?:heading [1-9]|title|subtitle|(?:intense )?quote|block text|quotations|code block|source code|html preformatted|preformatted text|horizontal line|bibliography)$/iu;

export const isHeadingName = (name: string): boolean => /^(?:heading [1-9]|title|subtitle)$/iu.test(name);
export const isQuoteName = (name: string): boolean =>
  /^(?:(?:intense )?quote|block text|quotations)$/iu.test(name);
export const isCodeName = (name: string): boolean =>
  /^(?:code block|source code|html preformatted|preformatted text)$/iu.test(name);

/** The paragraph styles of a Word document (ECMA-376 1, 17.7). */
export function paragraphStyles(stylesTree: XmlElement | undefined): ParagraphStyles {
  const styles = new Map<string, XmlElement>();
  for (const style of stylesTree ? elementsNamed('w:style', stylesTree) : []) {
    if ((style.attributes['w:type'] ?? 'paragraph') === 'paragraph') {
      styles.set(style.attributes['w:styleId'] ?? '', style);
    }
  }
  const known = new Map<string, ParagraphStyle>();
  return (id = '') => {
    const found = known.get(id) ?? styleOf(id, styles);
    known.set(id, found);
    return found;
  };
}

function styleOf(id: string, styles: ReadonlyMap<string, XmlElement>): ParagraphStyle {
  const seen = new Set<string>();
  let name: string | undefined;
  let named = id;
  let numbering: XmlElement | undefined;
  let indent: XmlElement | undefined;
  for (let next: string | undefined = id; next !== undefined && !seen.has(next);) {
    seen.add(next);
    const style = styles.get(next);
    if (style === undefined) break;
    const own = childNamed(style, 'w:name')?.attributes['w:val'] ?? '';
    if (name === undefined && meaning.test(own)) [name, named] = [own, next];
    numbering ??= childNamed(childNamed(style, 'w:pPr'), 'w:numPr');
    indent ??= childNamed(childNamed(style, 'w:pPr'), 'w:ind');
    next = childNamed(style, 'w:basedOn')?.attributes['w:val'];
  }
  const own = childNamed(styles.get(id), 'w:name')?.attributes['w:val'] ?? '';
  return { name: name ?? own, id: named, numbering, indent };
}
