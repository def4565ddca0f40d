import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const warning = styled({
  display: 'flex',
  gap: vars.space[2],
  marginTop: vars.space[3],
  fontWeight: 500,
  color: vars.danger.text,
});
