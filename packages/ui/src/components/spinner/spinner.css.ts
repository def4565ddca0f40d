import { keyframes } from '@vanilla-extract/css';
import { styled } from '../../theme/styled.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = styled({
  flex: 'none',
  display: 'inline-flex',
  animation: `${turn} 1s steps(8) infinite`,
});
