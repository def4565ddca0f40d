import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inForm } from '../../theme/form.ts';
import { forced } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

const breathe = keyframes({ '50%': { opacity: 0.35 } });

/** As large as the button and its ring, so that nothing around it moves. */
export const root = styled({
  position: 'relative',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: vars.size.controlLg,
  height: vars.size.controlLg,
});

export const ring = styled({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  rotate: '-90deg',
});

const circle = { fill: 'none', strokeWidth: 2 } as const;
export const groove = styled({ ...circle, stroke: vars.border.strong });

/** The loudness, as a part of the circle. */
export const level = styled({
  ...circle,
  stroke: vars.accent.base,
  strokeLinecap: 'round',
  transition: `stroke-dasharray ${vars.motion.fast} linear`,
  selectors: {
    [`${inForm('bars', 'cells')} &`]: { strokeLinecap: 'butt', filter: vars.shadow.thread },
  },
  '@media': { [forced]: { stroke: 'Highlight' } },
});

export const waiting = styled({
  ...circle,
  stroke: vars.accent.base,
  strokeDasharray: '2 6',
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${breathe} 1.6s ease-in-out infinite` },
  },
});

/** A dot at the corner of the icon while recording, so that the ring is not the only cue. */
export const dot = styled({
  position: 'absolute',
  top: '7px',
  insetInlineEnd: '7px',
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  background: vars.danger.base,
  boxShadow: `0 0 0 2px ${vars.surface.page}`,
  pointerEvents: 'none',
});
