import type { Suggestion } from '@octavo/machines/suggestions';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { SuggestionPlace } from './place.ts';
import { leadsOf, settleRows } from './settle-rows.ts';

export interface SettledTops {
  /** From the top of the panel. */
  readonly byId: ReadonlyMap<string, number>;
  /** Room above each row, beyond the gap that rows keep. */
  readonly leads: ReadonlyMap<string, number>;
}

/** Between two rows; the list's own style has the same. */
const gap = 4;

/** Half of what a row is higher than its line: puts the row's words level with the text. */
const rise = 3;

/** The tops of the rows beside their words; null where nobody has measured the words. */
export function useSettledTops(
  list: RefObject<HTMLUListElement | null>,
  items: readonly Suggestion[],
  selectedId: string | null,
  places: ReadonlyMap<string, SuggestionPlace>,
  sheet: (() => HTMLElement | null) | undefined,
): SettledTops | null {
  const [tops, setTops] = useState<SettledTops | null>(null);
  const isMeasured = items.some(({ id }) => places.has(id));

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !isMeasured) return;
    const settle = () =>
      setTops((before) =>
        unlessEqual(before, settled(element, items, selectedId, places, sheet?.() ?? null)),
      );
    settle();
    // Deferred: laying out inside of a resize callback would change the sizes again. Observes the list only;
    // observing two hundred rows would cost time on every key.
    const sizes = new ResizeObserver(() => requestAnimationFrame(settle));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [list, items, selectedId, places, isMeasured, sheet]);

  return isMeasured ? tops : null;
}

function settled(
  list: HTMLUListElement,
  items: readonly Suggestion[],
  selectedId: string | null,
  places: ReadonlyMap<string, SuggestionPlace>,
  sheet: HTMLElement | null,
): SettledTops {
  const start = list.offsetTop;
  const panelTop = list.getBoundingClientRect().top - start;
  const lead = (sheet?.getBoundingClientRect().top ?? panelTop) - panelTop;
  const rows = items.map(({ id }, index) => ({
    top: lead + (places.get(id)?.top ?? 0) - rise - start,
    height: list.children[index]?.getBoundingClientRect().height ?? 0,
  }));
  const tops = settleRows(
    rows,
    gap,
    items.findIndex(({ id }) => id === selectedId),
  );
  const leads = leadsOf(tops, rows, gap);
  return {
    byId: new Map(items.map(({ id }, index) => [id, start + (tops[index] ?? 0)])),
    leads: new Map(items.map(({ id }, index) => [id, leads[index] ?? 0])),
  };
}

function unlessEqual(before: SettledTops | null, after: SettledTops): SettledTops {
  const isEqual =
    before !== null &&
    before.byId.size === after.byId.size &&
    [...after.byId].every(([id, top]) => before.byId.get(id) === top) &&
    [...after.leads].every(([id, lead]) => before.leads.get(id) === lead);
  return isEqual ? before : after;
}
