import { keyframes } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { inForm } from './form.ts';

// Ends beyond the edges, where shadows are: nothing lies between a clip and none.
const scan = keyframes({
  from: { opacity: 0, clipPath: 'inset(0 0 100% 0)' },
  to: { clipPath: 'inset(-64px)' },
});

/** How what floats appears where a theme draws it line by line; spread into `selectors`, after another entrance. */
export const scannedIn = {
  [`${inForm('entrance', 'scan')} &`]: { animation: `${scan} ${vars.motion.slow} ${vars.motion.ease}` },
};
