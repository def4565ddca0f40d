import { vars } from '../../theme/contract.css.ts';
import { focusRing, forced, neon } from '../../theme/mixins.ts';
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
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  padding: 0,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.pill,
  background: vars.surface.raised,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    ...focusRing,
    ...neon({ borderRadius: 0, background: vars.surface.sunken }),
    // A touch area of 44 px around the small drawing.
    '&::before': { content: '', position: 'absolute', inset: '-13px' },
    "[aria-invalid='true'] &": { borderColor: vars.danger.base },
    '&:enabled:hover': { background: vars.surface.hover },
    '&:enabled:active': { background: vars.accent.tint, borderColor: vars.accent.base },
    "&:enabled[data-state='checked']": { borderColor: vars.accent.base },
    '&:disabled': {
      background: 'transparent',
      borderColor: vars.border.control,
      borderStyle: 'dashed',
      cursor: 'not-allowed',
    },
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
