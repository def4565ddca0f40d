import { elementsNamed, type XmlElement, xmlTree } from '../xml-tree.ts';

const looks = ['w:b', 'w:i', 'w:u', 'w:strike'] as const;
type Look = (typeof looks)[number];

/** How each character style of a Word document looks, including what it inherits (ECMA-376 1, 17.7.2). */
export function characterStyleLooks(stylesXml: string): ReadonlyMap<string, ReadonlySet<Look>> {
  const styles = new Map(
    [...elementsNamed('w:style', xmlTree(stylesXml))]
      .filter(({ attributes }) => attributes['w:type'] === 'character')
      .map((style) => [style.attributes['w:styleId'] ?? '', style]),
  );
  return new Map(
    [...styles].map(([id, style]) => {
      // A link has a mark of its own, and mammoth handles "strong".
      const isKnown = /^(?:strong|.*link)$/iu.test(valueOf(style, 'w:name') ?? '');
      return [id, new Set(isKnown ? [] : looks.filter((look) => hasLook(look, id, styles)))];
    }),
  );
}

/** Word's XML with the formatting of each style written into its runs: mammoth knows styles only by name. */
export function withStyleLooks(xml: string, styleLooks: ReadonlyMap<string, ReadonlySet<Look>>): string {
  return xml.replaceAll(
    /<w:rStyle w:val="([^"]*)"\s*\/>([\s\S]*?)(?=<w:rPrChange\b|<\/w:rPr>)/gu,
    (whole, id: string, own: string) => {
      const missing = [...(styleLooks.get(id) ?? [])].filter(
        (look) => !new RegExp(String.raw`<${look}[\s/>]`, 'u').test(own),
      );
      return (
        whole + missing.map((look) => (look === 'w:u' ? '<w:u w:val="single"/>' : `<${look}/>`)).join('')
      );
    },
  );
}

function hasLook(look: Look, id: string, styles: ReadonlyMap<string, XmlElement>): boolean {
  const seen = new Set<string>();
  for (let next: string | undefined = id; next !== undefined && !seen.has(next);) {
    seen.add(next);
    const style = styles.get(next);
    if (style === undefined) return false;
    const own = childOf(childOf(style, 'w:rPr'), look);
    if (own !== undefined) return !/^(?:0|false|off|none)$/u.test(own.attributes['w:val'] ?? '');
    next = valueOf(style, 'w:basedOn');
  }
  return false;
}

const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child): child is XmlElement => typeof child !== 'string' && child.name === name);

const valueOf = (element: XmlElement, name: string): string | undefined =>
  childOf(element, name)?.attributes['w:val'];
