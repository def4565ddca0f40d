import { vars } from '../../theme/contract.css.ts';
import { narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

/** In the column of the text, whose sheet ends with space for another line. */
export const rest = styled({
  marginTop: `calc(-1 * ${vars.space[16]})`,
  paddingInline: `calc(${vars.space[18]} + ${vars.space[4]})`,
  '@media': { [narrow.phone]: { paddingInline: vars.space[6] } },
});

export const lines = styled({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  minHeight: '320px',
  padding: vars.space[2],
});
