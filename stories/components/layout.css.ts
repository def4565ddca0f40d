import { vars } from '@octavo/ui/theme';
import { edge } from '@octavo/ui/theme/corners';
import { styled } from '@octavo/ui/theme/styled';

export const paper = styled({
  ...edge(vars.radius.card),
  boxSizing: 'border-box',
  maxWidth: '100%',
  padding: vars.space[8],
  background: vars.ground.sheet,
  border: `1px solid ${vars.edge.pane}`,
});
