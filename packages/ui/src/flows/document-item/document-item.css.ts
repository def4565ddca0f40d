import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const lock = styled({ display: 'inline-flex', color: vars.text.secondary });
