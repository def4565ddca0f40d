import { vars } from '../../theme/contract.css.ts';
import { forced, forcedFill, neon } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

export const track = styled({
  position: 'relative',
  overflow: 'hidden',
  height: '4px',
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
  transition: `width ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': { [forced]: forcedFill },
});
