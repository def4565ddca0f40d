import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const form = styled({ display: 'grid', gap: vars.space[4] });
