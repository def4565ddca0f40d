import { vars } from '../../theme/contract.css.ts';
import { besideCut, rounded } from '../../theme/corners.ts';
import { focusRing } from '../../theme/mixins.ts';
import { touch } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: '28px',
  paddingInline: vars.space[3],
  border: `1px solid ${vars.border.strong}`,
  color: vars.text.secondary,
  fontFamily: vars.font.ui,
  fontSize: '13px',
  lineHeight: '18px',
  fontWeight: 500,
  selectors: {
    "&[data-removable='true']": { paddingInlineEnd: vars.space[1], borderColor: vars.border.control },
  },
});

export const word = styled({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const remove = styled({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  position: 'relative',
  width: '20px',
  height: '20px',
  marginInline: `${vars.space[2]} ${besideCut('0px', vars.space[1])}`,
  padding: 0,
  border: 0,
  borderRadius: rounded(vars.radius.pill),
  background: 'transparent',
  color: 'inherit',
  selectors: {
    ...focusRing,
    // A larger touch target around the small drawing.
    '&::before': { content: '', position: 'absolute', inset: '-4px' },
    '&:hover': { background: vars.surface.hoverRaised, color: vars.text.primary },
  },
  '@media': { [touch]: { selectors: { '&::before': { inset: '-12px' } } } },
});
