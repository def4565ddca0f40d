import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

/** As the words that were looked for are marked in the text of a document. */
export const word = styled({
  background: vars.warning.tint,
  color: vars.text.primary,
  boxShadow: `0 2px 0 ${vars.warning.base}`,
});
