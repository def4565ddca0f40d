import { createVar, globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const ground = createVar();

globalStyle(':root', { vars: { [ground]: 'transparent' } });
globalStyle(':root[data-scrolled]', { vars: { [ground]: vars.surface.desk } });

/**
 * For what stays at the top while the rest scrolls below it: over the top of the desk, which has a light or a grid of
 * its own, it has no ground; once something passes below it (`useScrolledMark`), it has one. Spread into a media query
 * of wide screens.
 */
export const groundOnScroll = {
  background: ground,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
} as const;
