import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

/** Marked like search matches in the text of a document. */
export const word = styled({
  background: vars.warning.tint,
  color: vars.text.primary,
  boxShadow: `0 2px 0 ${vars.warning.base}`,
});
