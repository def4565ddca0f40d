import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const settle = keyframes({
  from: { backgroundColor: 'transparent' },
  to: { backgroundColor: vars.surface.desk },
});

/**
 * For what stays at the top while the rest scrolls below it: over the top of the desk, which has a light or a grid of
 * its own, it has no ground; once something passes below it, it has one. Spread into a media query of wide screens.
 */
export const groundOnScroll = {
  background: vars.surface.desk,
  '@supports': {
    '(animation-timeline: scroll())': {
      background: 'transparent',
      animation: `${settle} linear both`,
      animationTimeline: 'scroll()',
      animationRange: '0 24px',
    },
  },
} as const;
