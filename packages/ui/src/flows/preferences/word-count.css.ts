import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const words = styled({
  paddingInline: vars.space[3],
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
