import { elementsNamed, type XmlElement } from '../xml-tree.ts';

export type Look = 'strong' | 'em' | 'u' | 's' | 'code' | 'sup' | 'sub';

interface Style {
  readonly parent: string | undefined;
  readonly family: string | undefined;
  readonly own: Readonly<Record<string, string>>;
}

export interface OdtNumbering {
  readonly first: number;
  /** The `type` of an `ol`. */
  readonly type: string;
}

/** What a document's styles mean for its text. */
export interface OdtStyles {
  /** The formatting of a run in this style. */
  readonly looksOf: (style: string | undefined) => readonly Look[];
  /** Whether a style is one of these, or is derived from one. */
  readonly isKindOf: (style: string | undefined, kinds: readonly string[]) => boolean;
  /** How a list is numbered on a level; null for bullets. */
  readonly numberingOf: (style: string | undefined, level: number) => OdtNumbering | null;
}

/** Reads `styles.xml` and the automatic styles of `content.xml`. */
export function odtStyles(roots: readonly XmlElement[]): OdtStyles {
  const styles = new Map<string, Style>();
  const lists = new Map<string, ReadonlyMap<number, OdtNumbering | null>>();
  for (const root of roots) {
    for (const { attributes, children } of elementsNamed('style:style', root)) {
      const properties = children.find(
        (child): child is XmlElement => typeof child !== 'string' && child.name === 'style:text-properties',
      );
      styles.set(attributes['style:name'] ?? '', {
        parent: attributes['style:parent-style-name'],
        family: attributes['style:family'],
        own: properties?.attributes ?? {},
      });
    }
    for (const list of elementsNamed('text:list-style', root)) {
      lists.set(list.attributes['style:name'] ?? '', levelsOf(list));
    }
  }

  /** The style and its ancestors, itself first; a cycle ends the chain. */
  function lineOf(name: string | undefined): readonly string[] {
    const line: string[] = [];
    for (let next = name; next !== undefined && !line.includes(next); next = styles.get(next)?.parent) {
      line.push(next);
    }
    return line;
  }

  return {
    looksOf: (name) => {
      const line = lineOf(name);
      const first = (property: string) =>
        line.map((one) => styles.get(one)?.own[property]).find((value) => value !== undefined);
      const isSet = (property: string) => !['none', undefined].includes(first(property));
      const weight = first('fo:font-weight');
      return [
        ...(weight === 'bold' || Number(weight) >= 600 ? (['strong'] as const) : []),
        ...(['italic', 'oblique'].includes(first('fo:font-style') ?? '') ? (['em'] as const) : []),
        ...(isSet('style:text-underline-style') && !line.includes('Internet_20_link')
          ? (['u'] as const)
          : []),
        ...(isSet('style:text-line-through-style') ? (['s'] as const) : []),
        ...(line.includes('Source_20_Text') ? (['code'] as const) : []),
        ...raisedBy(first('style:text-position')),
      ];
    },
    isKindOf: (name, kinds) => lineOf(name).some((one) => kinds.includes(one)),
    numberingOf: (name, level) => lists.get(name ?? '')?.get(level) ?? null,
  };
}

/** Where text is raised or lowered by: a word or a percentage, and a size that does not matter here (ODF 1.3, 20.400). */
function raisedBy(position = ''): readonly Look[] {
  const [by = ''] = position.split(' ');
  if (by === 'super' || Number.parseFloat(by) > 0) return ['sup'];
  return by === 'sub' || Number.parseFloat(by) < 0 ? ['sub'] : [];
}

function levelsOf(list: XmlElement): ReadonlyMap<number, OdtNumbering | null> {
  const levels = new Map<number, OdtNumbering | null>();
  for (const level of list.children) {
    if (typeof level === 'string') continue;
    const format = level.attributes['style:num-format'] ?? '';
    const isNumbered = level.name === 'text:list-level-style-number' && format !== '';
    const first = Number(level.attributes['text:start-value'] ?? 1);
    const type = /^[aAiI]$/u.test(format) ? format : '1';
    levels.set(Number(level.attributes['text:level']), isNumbered ? { first, type } : null);
  }
  return levels;
}
