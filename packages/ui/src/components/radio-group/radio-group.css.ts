import { vars } from '../../theme/contract.css.ts';
import { forced, neon } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({
  display: 'grid',
  gap: '14px',
  paddingBlock: '4px',
  selectors: {
    "&[aria-orientation='horizontal']": { display: 'flex', flexWrap: 'wrap', gap: '14px 28px' },
  },
});

export const circle = styled({
  borderRadius: vars.radius.pill,
  selectors: {
    ...neon({ borderRadius: 0 }),
    "&:enabled[data-state='checked']": { borderColor: vars.accent.base },
  },
  '@supports': {
    // A diamond: in neon nothing is round.
    '(corner-shape: bevel)': { selectors: neon({ borderRadius: '50%', cornerShape: 'bevel' }) },
  },
});

export const dot = styled({
  width: '10px',
  height: '10px',
  borderRadius: vars.radius.pill,
  background: vars.accent.base,
  selectors: {
    ...neon({ borderRadius: 0 }),
    '&[data-disabled]': { background: vars.border.control },
  },
  '@supports': {
    '(corner-shape: bevel)': { selectors: neon({ borderRadius: '50%', cornerShape: 'bevel' }) },
  },
  '@media': {
    [forced]: {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      selectors: { '&[data-disabled]': { background: 'GrayText' } },
    },
  },
});
