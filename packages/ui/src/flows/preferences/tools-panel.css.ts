import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const panel = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlock: vars.space[6],
  overflowWrap: 'anywhere',
});
