import { vars } from '../../theme/contract.css.ts';
import { focusRing, forced } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({ position: 'relative', height: '3px', direction: 'ltr' });

export const line = styled({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: '3px',
  background: vars.border.control,
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  transformOrigin: 'bottom',
  selectors: {
    [`${root}:hover > &`]: { transform: 'scaleY(2)' },
    [`${root}:focus-within > &`]: { transform: 'scaleY(2)' },
  },
  '@media': { [forced]: { background: 'GrayText', forcedColorAdjust: 'none' } },
});

export const passed = styled({
  display: 'block',
  height: '100%',
  background: vars.accent.base,
  color: vars.accent.base,
  filter: vars.shadow.thread,
  '@media': { [forced]: { background: 'Highlight' } },
});

/** Covers the line with a larger hit area; the native thumb is hidden. */
export const input = styled({
  position: 'absolute',
  insetInline: 0,
  top: '-11px',
  width: '100%',
  height: '24px',
  margin: 0,
  appearance: 'none',
  background: 'transparent',
  cursor: 'pointer',
  borderRadius: vars.radius.control,
  selectors: {
    ...focusRing,
    '&::-webkit-slider-thumb': { appearance: 'none', width: '12px', height: '24px' },
    '&::-moz-range-thumb': { border: 0, width: '12px', height: '24px', background: 'transparent' },
    '&:disabled': { cursor: 'default' },
  },
});
