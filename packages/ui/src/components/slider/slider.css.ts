import { vars } from '../../theme/contract.css.ts';
import { edge, rounded } from '../../theme/corners.ts';
import { forced } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  height: vars.size.controlSm,
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
});

export const track = styled({
  position: 'relative',
  flex: 1,
  height: '4px',
  borderRadius: rounded('2px'),
  background: vars.border.strong,
  '@media': { [forced]: { forcedColorAdjust: 'none', background: 'GrayText' } },
});

export const range = styled({
  position: 'absolute',
  height: '100%',
  borderRadius: 'inherit',
  background: vars.accent.base,
  selectors: {
    "[data-invalid='true'] &": { background: vars.danger.base },
    '&[data-disabled]': { background: vars.border.control },
  },
  '@media': {
    [forced]: {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      selectors: { '&[data-disabled]': { background: 'GrayText' } },
    },
  },
});

export const thumb = styled({
  ...edge(vars.radius.pill, '6px'),
  position: 'relative',
  display: 'block',
  width: '18px',
  height: '18px',
  border: `2px solid ${vars.accent.base}`,
  background: vars.ground.card,
  boxShadow: vars.shadow.card,
  cursor: 'grab',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    // A touch target of 44 px around the small drawing.
    '&::before': { content: '', position: 'absolute', inset: '-15px' },
    '&:hover': { background: vars.accent.tint },
    '&:active': { background: vars.accent.base, cursor: 'grabbing' },
    // Otherwise its own shadow would override the focus ring.
    '&&:focus-visible': { outline: '2px solid transparent', boxShadow: vars.focus.halo },
    "[data-invalid='true'] &": { borderColor: vars.danger.base },
    '&[data-disabled]': {
      background: vars.surface.page,
      borderColor: vars.border.control,
      borderStyle: 'dashed',
      boxShadow: 'none',
      cursor: 'not-allowed',
    },
  },
});

export const value = styled({
  flex: 'none',
  whiteSpace: 'nowrap',
  fontSize: '13px',
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.text.secondary,
});
