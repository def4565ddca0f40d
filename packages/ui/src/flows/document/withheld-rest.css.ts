import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const rest = styled({ marginTop: vars.space[6] });

export const lines = styled({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  minHeight: '320px',
  padding: vars.space[2],
});
