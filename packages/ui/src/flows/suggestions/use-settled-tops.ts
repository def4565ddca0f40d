import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { SuggestionPlace } from './place.ts';
import { leadsOf, settleRows } from './settle-rows.ts';

export interface SettledTops {
  /** The row for which these were computed. */
  readonly anchor: string | null;
  /** From the top of the panel. */
  readonly byId: ReadonlyMap<string, number>;
  /** The margin above each row, in addition to the usual gap. */
  readonly leads: ReadonlyMap<string, number>;
  /** How far the list starts above its frame, which hides that part. */
  readonly above: number;
}

interface Row {
  readonly id: string;
}

/** Between two rows; the same as in the list's styles. */
const gap = 4;

/** Half of a row's height in excess of its line: aligns the row's words with the text. */
const rise = 3;

/**
 * The tops of the rows next to their words; null where the words' places are unknown. The list is inside its own frame.
 *
 * @param anchor the row that stays level with its words; once it is gone, the one that has replaced it
 */
export function useSettledTops(
  list: RefObject<HTMLUListElement | null>,
  items: readonly Row[],
  anchor: string | null,
  places: ReadonlyMap<string, SuggestionPlace>,
  sheet: (() => HTMLElement | null) | undefined,
): SettledTops | null {
  const [tops, setTops] = useState<SettledTops | null>(null);
  const lastIndex = useRef(-1);
  const isMeasured = items.some(({ id }) => places.has(id));

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !isMeasured) return;
    const found = items.findIndex(({ id }) => id === anchor);
    const index = found < 0 && anchor !== null ? Math.min(lastIndex.current, items.length - 1) : found;
    lastIndex.current = index;
    const settle = () =>
      setTops((before) =>
        unlessEqual(before, {
          ...settled(element, items, index, places, sheet?.() ?? null),
          anchor,
        }),
      );
    settle();
    // Deferred, because changing layout in a resize callback would change the sizes again. Observes only the list;
    // observing two hundred rows would cost time on every key press.
    const sizes = new ResizeObserver(() => requestAnimationFrame(settle));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [list, items, anchor, places, isMeasured, sheet]);

  return isMeasured ? tops : null;
}

function settled(
  list: HTMLUListElement,
  items: readonly Row[],
  anchor: number,
  places: ReadonlyMap<string, SuggestionPlace>,
  sheet: HTMLElement | null,
): Omit<SettledTops, 'anchor'> {
  const start = list.parentElement?.offsetTop ?? 0;
  const panelTop = list.getBoundingClientRect().top - list.offsetTop;
  const lead = (sheet?.getBoundingClientRect().top ?? panelTop) - panelTop;
  const rows = items.map(({ id }, index) => ({
    top: lead + (places.get(id)?.top ?? 0) - rise - start,
    height: list.children[index]?.getBoundingClientRect().height ?? 0,
  }));
  const tops = settleRows(rows, gap, anchor);
  const above = Math.max(0, -(tops[0] ?? 0));
  const [first = 0, ...others] = leadsOf(tops, rows, gap);
  const leads = [first + above, ...others];
  return {
    byId: new Map(items.map(({ id }, index) => [id, start + (tops[index] ?? 0)])),
    leads: new Map(items.map(({ id }, index) => [id, leads[index] ?? 0])),
    above,
  };
}

function unlessEqual(before: SettledTops | null, after: SettledTops): SettledTops {
  const isEqual =
    before !== null &&
    before.anchor === after.anchor &&
    before.above === after.above &&
    before.byId.size === after.byId.size &&
    [...after.byId].every(([id, top]) => before.byId.get(id) === top) &&
    [...after.leads].every(([id, lead]) => before.leads.get(id) === lead);
  return isEqual ? before : after;
}
