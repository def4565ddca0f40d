import { vars } from '../../theme/contract.css.ts';
import { focusRing, forced, forcedFill, neon } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

const isSet = ":is([data-state='checked'], [data-state='indeterminate'])";

export const box = styled({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  padding: 0,
  border: `1px solid ${vars.border.control}`,
  borderRadius: '5px',
  background: vars.surface.raised,
  color: vars.accent.on,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    ...focusRing,
    ...neon({ borderRadius: 0, background: vars.surface.sunken }),
    // A touch area of 44 px around the small drawing.
    '&::before': { content: '', position: 'absolute', inset: '-13px' },
    "&[aria-invalid='true']": { borderColor: vars.danger.base },
    '&:enabled:hover': { background: vars.surface.hover },
    '&:enabled:active': { background: vars.accent.tint, borderColor: vars.accent.base },
    [`&:enabled${isSet}`]: { background: vars.accent.base, borderColor: vars.accent.base },
    [`&:enabled${isSet}:hover`]: { background: vars.accent.hover },
    [`&:enabled${isSet}:active`]: { background: vars.accent.pressed },
    '&:disabled': {
      background: 'transparent',
      borderColor: vars.border.control,
      borderStyle: 'dashed',
      color: vars.text.tertiary,
      cursor: 'not-allowed',
    },
  },
  '@supports': {
    '(corner-shape: bevel)': { selectors: neon({ borderRadius: '0 6px 0 6px', cornerShape: 'bevel' }) },
  },
  '@media': { [forced]: { selectors: { [`&:enabled${isSet}`]: forcedFill } } },
});

export const mark = styled({ display: 'grid', placeItems: 'center' });
