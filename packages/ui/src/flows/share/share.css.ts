import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const panel = styled({ display: 'grid', gap: vars.space[5] });

export const message = styled({
  display: 'grid',
  gap: vars.space[2],
  minHeight: '48px',
  margin: 0,
  paddingInlineStart: vars.space[4],
  borderInlineStart: `2px solid ${vars.accent.base}`,
  fontFamily: vars.font.display,
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.line,
  color: vars.text.primary,
});
