import { made } from './elements.ts';
import { type ListMarker, numberIn } from './list-marker.ts';

/** An item that states its list and depth itself. */
export interface LeveledItem {
  readonly list: string;
  readonly level: number;
  readonly marker: ListMarker;
  /** Indent of its text, in points. */
  readonly indent?: number;
}

interface OpenList extends LeveledItem {
  readonly element: Element;
  count: number;
}

/** Builds nested lists from consecutive items. */
export interface ListBuilder {
  /** Returns a list item for the content at a place; the first item of a list inserts the list there. */
  readonly place: (item: LeveledItem, at: Element) => Element;
  /** Whether the leading numbers of an item match those of the items above it. */
  readonly fits: (item: LeveledItem) => boolean;
  /** The innermost open item whose text is not indented further, and at most `within` away. */
  readonly itemAt: (indent: number, within?: number) => Element | null;
  readonly isOpen: (list: string) => boolean;
  readonly close: () => void;
}

export function createListBuilder(): ListBuilder {
  const open: OpenList[] = [];
  const last = () => open.at(-1)?.element.lastElementChild ?? null;
  return {
    fits: ({ level, marker: { above = [] } }) => {
      const counts = open.filter((each) => each.level < level).map(({ count }) => count);
      return above.length === 0 || counts.join('.') === above.join('.');
    },
    itemAt: (indent, within = Number.POSITIVE_INFINITY) => {
      const list = open.findLast((each) => (each.indent ?? 0) <= indent) ?? open[0];
      const isNear = Math.abs(indent - (list?.indent ?? 0)) <= within;
      return (isNear ? list?.element.lastElementChild : null) ?? null;
    },
    isOpen: (list) => open.some((each) => each.list === list),
    close: () => open.splice(0),
    place: (item, at) => {
      while ((open.at(-1)?.level ?? 0) > item.level) open.pop();
      const top = open.at(-1);
      if (top?.level === item.level && !goesOn(top, item)) open.pop();
      const parent = last();
      if (open.at(-1)?.level !== item.level) {
        const element = begun(item, at);
        if (parent) parent.append(element);
        else at.before(element);
        open.push({ ...item, element, count: item.marker.number === null ? 0 : item.marker.number - 1 });
      }
      const list = open.at(-1);
      const entry = made(at, 'li');
      if (list) {
        list.element.append(entry);
        list.count += 1;
      }
      return entry;
    },
  };
}

function goesOn(open: OpenList, { list, marker }: LeveledItem): boolean {
  if (open.list !== list || open.marker.tag !== marker.tag) return false;
  // The numbers that were shown count, even if some were skipped.
  const number = numberIn(marker, open.marker.type);
  return number === null || number === open.count + 1;
}

function begun({ marker }: LeveledItem, at: Element): Element {
  const list = made(at, marker.tag);
  if (marker.type !== null) list.setAttribute('type', marker.type);
  if (marker.number !== null && marker.number !== 1) list.setAttribute('start', String(marker.number));
  return list;
}
