import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

const line = { content: '', flex: '1 1 24px', height: '1px', background: vars.border.strong } as const;

export const root = styled({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: 500,
  textAlign: 'center',
  color: vars.text.secondary,
  selectors: { '&::before': line, '&::after': line },
});
