import { vars } from '../../theme/contract.css.ts';
import { inForm } from '../../theme/form.ts';
import { layer } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

export const content = styled({
  zIndex: layer.toast,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxWidth: 'min(280px, 100vw - 16px)',
  padding: `calc(${vars.space[1.5]} - 1px) calc(${vars.space[2.5]} - 1px)`,
  background: vars.text.primary,
  color: vars.surface.page,
  fontFamily: vars.font.ui,
  fontSize: '13px',
  lineHeight: '18px',
  fontWeight: 500,
  selectors: {
    [`${inForm('tooltips', 'outlined')} &`]: {
      background: vars.surface.raised,
      color: vars.text.primary,
      border: `1px solid ${vars.border.control}`,
    },
  },
});
