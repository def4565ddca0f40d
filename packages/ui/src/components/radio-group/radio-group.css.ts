import { vars } from '../../theme/contract.css.ts';
import { corner } from '../../theme/corners.ts';
import { forced } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({
  display: 'grid',
  gap: vars.space[3.5],
  paddingBlock: vars.space[1],
  selectors: {
    "&[aria-orientation='horizontal']": {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${vars.space[3.5]} ${vars.space[7]}`,
    },
  },
});

/** A diamond in themes with cut corners. */
const circleOrDiamond = { borderRadius: corner('50%', '50%'), cornerShape: vars.corner.shape } as const;

export const circle = styled({
  ...circleOrDiamond,
  selectors: { "&:enabled[data-state='checked']": { borderColor: vars.accent.base } },
});

export const dot = styled({
  width: '10px',
  height: '10px',
  ...circleOrDiamond,
  background: vars.accent.base,
  selectors: { '&[data-disabled]': { background: vars.border.control } },
  '@media': {
    [forced]: {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      selectors: { '&[data-disabled]': { background: 'GrayText' } },
    },
  },
});
