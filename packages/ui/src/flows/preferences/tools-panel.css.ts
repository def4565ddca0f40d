import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const panel = styled({ display: 'grid', gap: vars.space[4], paddingBlock: vars.space[6] });
