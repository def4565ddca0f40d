import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

/** The buttons extend to the edge of the frame. */
export const buttons = styled({
  flex: 'none',
  display: 'flex',
  marginInlineEnd: `calc(-1 * ${vars.space[2.5]} + 1px)`,
});
export const frame = styled({ selectors: { '&&': { gap: vars.space[1.5] } } });
