import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const tag = styled({
  marginInlineStart: vars.space[1],
  paddingInlineStart: vars.space[2],
  borderInlineStart: `1px solid ${vars.border.strong}`,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.ui.line,
  fontWeight: 600,
  color: vars.accent.text,
  selectors: { "[aria-disabled='true']:not([aria-busy='true']) > &, :disabled > &": { color: 'inherit' } },
});
