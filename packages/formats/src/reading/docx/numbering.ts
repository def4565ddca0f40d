import { childNamed, elementsNamed, elementsOf, type XmlElement } from '../xml-tree.ts';

/** How one level of a list is numbered. */
export interface ListLevel {
  /** The `type` of an `ol`: null for bullets, "none" where nothing precedes the text. */
  readonly type: '1' | 'a' | 'A' | 'i' | 'I' | 'none' | null;
  readonly start: number;
  /** Where its text begins, in twips; 0 where not given. */
  readonly indent: number;
  /** The paragraph style whose paragraphs are items of this level. */
  readonly style: string | undefined;
}

interface List {
  /** Lists with the same counter continue each other's numbers. */
  readonly counter: string;
  readonly levels: readonly ListLevel[];
  /** Start numbers that override the usual ones, by level. */
  readonly starts: ReadonlyMap<number, number>;
}

export type Numbering = ReadonlyMap<string, List>;

const types: ReadonlyMap<string, ListLevel['type']> = new Map(
  Object.entries({
    bullet: null,
    none: 'none',
    lowerLetter: 'a',
    upperLetter: 'A',
    lowerRoman: 'i',
    upperRoman: 'I',
  } as const),
);

/** The lists of `numbering.xml` by their `numId` (ECMA-376 1, 17.9). */
export function readNumbering(tree: XmlElement | undefined): Numbering {
  if (tree === undefined) return new Map();
  const abstract = new Map(
    [...elementsNamed('w:abstractNum', tree)].map((list) => [list.attributes['w:abstractNumId'] ?? '', list]),
  );
  // A list may be defined only by the name of a style.
  const styled = new Map(
    [...abstract].flatMap(([id, list]) => {
      const style = valueOf(list, 'w:styleLink');
      return style === undefined ? [] : [[style, id]];
    }),
  );
  return new Map(
    [...elementsNamed('w:num', tree)].map((num): [string, List] => {
      const named = valueOf(num, 'w:abstractNumId') ?? '';
      const link = valueOf(abstract.get(named), 'w:numStyleLink');
      const counter = (link === undefined ? undefined : styled.get(link)) ?? named;
      const levels = levelsOf(abstract.get(counter));
      const starts = new Map<number, number>();
      for (const override of elementsOf(num).filter(({ name }) => name === 'w:lvlOverride')) {
        const level = placeOfLevel(override);
        if (level === null) continue;
        const own = childNamed(override, 'w:lvl');
        if (own !== undefined) levels[level] = levelOf(own);
        const start = valueOf(override, 'w:startOverride');
        if (start !== undefined) starts.set(level, Number(start));
        else if (own !== undefined) starts.set(level, levelOf(own).start);
      }
      return [num.attributes['w:numId'] ?? '', { counter, levels, starts }];
    }),
  );
}

function levelsOf(list: XmlElement | undefined): ListLevel[] {
  const levels: ListLevel[] = [];
  for (const level of list ? elementsNamed('w:lvl', list) : []) {
    const place = placeOfLevel(level);
    if (place !== null) levels[place] = levelOf(level);
  }
  return levels;
}

/** Word has nine levels; null for any other. */
function placeOfLevel({ attributes }: XmlElement): number | null {
  const level = Number(attributes['w:ilvl'] ?? 0);
  return Number.isInteger(level) && level >= 0 && level <= 8 ? level : null;
}

function levelOf(level: XmlElement): ListLevel {
  const format = valueOf(level, 'w:numFmt') ?? 'decimal';
  const text = valueOf(level, 'w:lvlText');
  // Pandoc writes further paragraphs of an item as items with a space as their bullet.
  const isBlank = format === 'bullet' && text?.trim() === '';
  return {
    type: isBlank ? 'none' : types.has(format) ? (types.get(format) ?? null) : '1',
    start: Number(valueOf(level, 'w:start') ?? 1) || 0,
    indent: indentOf(childNamed(childNamed(level, 'w:pPr'), 'w:ind')) ?? 0,
    style: valueOf(level, 'w:pStyle'),
  };
}

/** Where text begins, in twips. */
export function indentOf(indent: XmlElement | undefined): number | undefined {
  const value = indent?.attributes['w:start'] ?? indent?.attributes['w:left'];
  return value === undefined || !Number.isFinite(Number(value)) ? undefined : Number(value);
}

const valueOf = (element: XmlElement | undefined, name: string): string | undefined =>
  childNamed(element, name)?.attributes['w:val'];

/** Counts the items of all lists of a text, as Word does. */
export class ListCounter {
  readonly #numbers = new Map<string, (number | undefined)[]>();
  readonly #begun = new Set<string>();

  /** Returns the number of a list's next item on a level. */
  next(numId: string, list: List, level: number): number {
    const numbers = this.#numbers.get(list.counter) ?? [];
    this.#numbers.set(list.counter, numbers);
    const first = (of: number) => list.starts.get(of) ?? list.levels[of]?.start ?? 1;
    if (!this.#begun.has(numId)) {
      this.#begun.add(numId);
      for (const of of list.starts.keys()) numbers[of] = undefined;
    }
    const before = numbers[level];
    const number = before === undefined ? first(level) : before + 1;
    numbers[level] = number;
    numbers.length = level + 1;
    for (let above = 0; above < level; above += 1) numbers[above] ??= first(above);
    return number;
  }
}
