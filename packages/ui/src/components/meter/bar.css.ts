import { vars } from '../../theme/contract.css.ts';
import { rounded } from '../../theme/corners.ts';
import { inForm } from '../../theme/form.ts';
import { forced, forcedFill } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

/** The track of a bar, with the height set by its component; divided into cells in some themes. */
export const track = styled({
  overflow: 'hidden',
  background: vars.ground.groove,
  borderRadius: rounded(vars.radius.pill),
  selectors: {
    [`${inForm('bars', 'cells')} &`]: {
      maskImage: 'repeating-linear-gradient(90deg, #000 0 4px, transparent 4px 6px)',
    },
  },
  '@media': { [forced]: { background: 'GrayText', forcedColorAdjust: 'none' } },
});

/** The filled part. */
export const fill = styled({
  height: '100%',
  background: vars.accent.base,
  borderRadius: 'inherit',
  transition: `inline-size ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': { [forced]: forcedFill },
});
