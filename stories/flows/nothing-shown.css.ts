import { vars } from '@octavo/ui/theme';
import { styled } from '@octavo/ui/theme/styled';

export const note = styled({
  display: 'grid',
  placeContent: 'center',
  minHeight: '160px',
  padding: vars.space[6],
  border: `1px dashed ${vars.border.strong}`,
  color: vars.text.secondary,
  textAlign: 'center',
});
