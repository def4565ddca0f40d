import { vars } from './contract.css.ts';

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
