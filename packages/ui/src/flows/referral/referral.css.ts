import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const people = styled({ borderTop: `1px solid ${vars.border.hairline}` });
export const gift = styled({ display: 'grid', gap: vars.space[6] });
