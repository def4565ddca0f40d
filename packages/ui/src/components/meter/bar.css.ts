import { vars } from '../../theme/contract.css.ts';
import { forced, forcedFill, neon } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

/** The groove of a bar, as high as its component says; in neon it is cut into cells. */
export const track = styled({
  overflow: 'hidden',
  background: vars.border.strong,
  borderRadius: vars.radius.pill,
  selectors: neon({
    borderRadius: 0,
    maskImage: 'repeating-linear-gradient(90deg, #000 0 4px, transparent 4px 6px)',
    background: vars.border.hairline,
  }),
  '@media': { [forced]: { background: 'GrayText', forcedColorAdjust: 'none' } },
});

/** As much of it as there is. */
export const fill = styled({
  height: '100%',
  background: vars.accent.base,
  borderRadius: 'inherit',
  transition: `inline-size ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': { [forced]: forcedFill },
});
