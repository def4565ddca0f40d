import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Kind } from '../../components/kind-mark/index.ts';
import { vars } from '../../theme/contract.css.ts';
import type { SuggestionPlace } from './place.ts';
import * as css from './suggestions-panel.css.ts';

export interface SuggestionThreadProps {
  readonly kind: Kind | 'comment';
  readonly place: SuggestionPlace | undefined;
  /** The top of the card. */
  readonly top: number | undefined;
  readonly list: RefObject<HTMLElement | null>;
  readonly sheet: () => HTMLElement | null;
}

/** How far the bar is inside the sheet's edge: in the margin, clear of the words. */
const inset = 64;
/** Where the thread meets the card: the middle of its header. */
const knot = 30;

/** A line from a bar next to the words in question to their card; it never crosses words. */
export function SuggestionThread({ kind, place, top, list, sheet }: SuggestionThreadProps) {
  const [reach, setReach] = useState({ width: 0, lead: 0 });

  useLayoutEffect(() => {
    const page = sheet();
    if (!list.current || !page) return;
    const measure = () => list.current && setReach(reachBetween(page, list.current));
    measure();
    const sizes = new ResizeObserver(() => requestAnimationFrame(measure));
    sizes.observe(page);
    return () => sizes.disconnect();
  }, [list, sheet]);

  const { width, lead } = reach;
  if (!place || top === undefined || width <= inset) return null;
  const first = lead + place.top;
  const last = lead + place.bottom;
  const from = (first + last) / 2;
  const to = top + knot;
  const half = width / 2;
  const turn = Math.min(Math.abs(to - from) / 2, half / 2) * Math.sign(to - from);
  return (
    <svg
      aria-hidden
      className={css.thread}
      width={width}
      height="1"
      fill="none"
      stroke={vars[kind].line}
      strokeWidth="2"
      style={{ insetInlineStart: -width, color: vars[kind].line }}
    >
      <path d={`M1 ${first}V${last}`} />
      <path
        className={css.curved}
        strokeWidth="1.5"
        d={`M1 ${from}C${half} ${from} ${half} ${to} ${width} ${to}`}
      />
      <path
        className={css.straight}
        strokeWidth="1.5"
        d={`M1 ${from}H${half - Math.abs(turn)}L${half + Math.abs(turn)} ${from + 2 * turn}V${to}H${width}`}
      />
      <circle cx={width} cy={to} r="4" fill={vars[kind].line} stroke="none" />
    </svg>
  );
}

/** The length of the thread, and how much lower the sheet starts than the panel. */
function reachBetween(sheet: HTMLElement, list: HTMLElement): { width: number; lead: number } {
  const page = sheet.getBoundingClientRect();
  const rows = list.getBoundingClientRect();
  return { width: rows.left - page.right + inset, lead: page.top - (rows.top - list.offsetTop) };
}
