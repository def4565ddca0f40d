import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

/** The box of a checkbox or radio button, 20 px wide; each gives it its own shape. */
export const markBox = styled({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  padding: 0,
  border: `1px solid ${vars.border.control}`,
  background: vars.ground.field,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    ...focusRing,
    // A touch target of 44 px around it.
    '&::before': { content: '', position: 'absolute', inset: '-13px' },
    "&[aria-invalid='true'], [aria-invalid='true'] &": { borderColor: vars.danger.base },
    '&:enabled:hover': { background: vars.surface.hoverRaised },
    '&:enabled:active': { background: vars.accent.tint, borderColor: vars.accent.base },
    '&:disabled': {
      background: 'transparent',
      borderColor: vars.border.control,
      borderStyle: 'dashed',
      cursor: 'not-allowed',
    },
  },
});
