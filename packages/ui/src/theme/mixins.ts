import { vars } from './contract.css.ts';

/** The focus ring of every control; spread into `selectors`. */
export const focusRing = {
  '&:focus-visible': { outline: '2px solid transparent', boxShadow: vars.focus.halo },
} as const;

/** For `@media` keys: forced colours replace ours, and remove fills and shadows. */
export const forced = '(forced-colors: active)';

/** Keeps the fill in forced colours where it is the only difference (selected, on, done). */
export const forcedFill = {
  forcedColorAdjust: 'none',
  background: 'Highlight !important',
  borderColor: 'Highlight !important',
  color: 'HighlightText !important',
} as const;

/** Styles for printing that override any others. */
export const onPaper = (rule: Readonly<Record<string, string>>) => ({
  '@media': {
    print: Object.fromEntries(Object.entries(rule).map(([key, value]) => [key, `${value} !important`])),
  },
});
