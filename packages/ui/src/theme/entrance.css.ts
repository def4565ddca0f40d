import { keyframes } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { inForm } from './form.ts';

// Ends outside the box, so as to include shadows: `clip-path` cannot be interpolated with `none`.
const scan = keyframes({
  from: { opacity: 0, clipPath: 'inset(0 0 100% 0)' },
  to: { clipPath: 'inset(-64px)' },
});

/**
 * How floating elements appear in themes that draw them line by line; spread into `selectors`, after another entrance.
 */
export const scannedIn = {
  [`${inForm('entrance', 'scan')} &`]: { animation: `${scan} ${vars.motion.slow} ${vars.motion.ease}` },
};
