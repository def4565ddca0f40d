import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forced, forcedFill, neon } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

const travel = keyframes({ from: { backgroundPositionX: '0' }, to: { backgroundPositionX: '24px' } });

export const track = styled({
  overflow: 'hidden',
  height: '6px',
  background: vars.border.strong,
  borderRadius: vars.radius.pill,
  selectors: neon({
    height: '8px',
    borderRadius: 0,
    maskImage: 'repeating-linear-gradient(90deg, #000 0 4px, transparent 4px 6px)',
    background: vars.border.hairline,
  }),
  '@media': { [forced]: { background: 'GrayText', forcedColorAdjust: 'none' } },
});

export const fill = styled({
  height: '100%',
  background: vars.accent.base,
  borderRadius: 'inherit',
  transition: `inline-size ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: {
    // Of unknown length: hatched as well as moving, for those who see it stand still.
    "&[data-state='indeterminate']": {
      backgroundImage: `repeating-linear-gradient(115deg, transparent 0 8px, ${vars.surface.page} 8px 11px, transparent 11px 12px)`,
      backgroundSize: '24px 100%',
      animation: `${travel} 1s linear infinite`,
    },
  },
  '@media': { [forced]: forcedFill },
});
