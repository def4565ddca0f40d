import { createVar, globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const ground = createVar();

globalStyle(':root', { vars: { [ground]: 'transparent' } });
globalStyle(':root[data-scrolled]', { vars: { [ground]: vars.surface.desk } });

/**
 * For elements that stay at the top while the rest scrolls below. They have no background over the top of the desk,
 * which has a light or a grid of its own, and get one when something passes below (`useScrolledMark`). Spread into a
 * media query for wide screens.
 */
export const groundOnScroll = {
  backgroundColor: ground,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
} as const;
