import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import type {} from './corner-shape.ts';

type Plain = Omit<
  StyleRule,
  'selectors' | '@media' | '@supports' | '@layer' | '@container' | '@starting-style'
>;

/** Styles for the neon theme only; spread into `selectors`. */
export const neon = (style: Plain) => ({ "[data-theme='cyberpunk'] &": style });

/** Styles for the lamp theme only; spread into `selectors`. */
export const lamp = (style: Plain) => ({ "[data-theme='dark'] &": style });

/** Styles for the paper theme only; spread into `selectors`. */
export const paper = (style: Plain) => ({ "[data-theme='light'] &": style });

/**
 * Corners: round in paper and lamp; in neon two opposite corners are cut, and where the browser cannot cut a corner it
 * stays square.
 */
export function edge(radius: string) {
  return {
    borderRadius: radius,
    selectors: neon({ borderRadius: '0' }),
    '@supports': {
      '(corner-shape: bevel)': {
        selectors: neon({ borderRadius: `0 ${radius} 0 ${radius}`, cornerShape: 'bevel' }),
      },
    },
  };
}

/** The visible focus of everything that can be pressed or typed into; spread into `selectors`. */
export const focusRing = {
  '&:focus-visible': { outline: '2px solid transparent', boxShadow: vars.focus.halo },
} as const;

/** For `@media` keys: the reader's own few colours take the place of ours, and fills and shadows are gone. */
export const forced = '(forced-colors: active)';

/** What only its fill tells apart (chosen, on, done) keeps a fill in the reader's colours. */
export const forcedFill = {
  forcedColorAdjust: 'none',
  background: 'Highlight !important',
  borderColor: 'Highlight !important',
  color: 'HighlightText !important',
} as const;
