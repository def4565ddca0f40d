import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rounded } from '../../theme/corners.ts';
import { styled } from '../../theme/styled.ts';

const breathe = keyframes({ '50%': { opacity: 0.7 } });

export const skeleton = styled({
  display: 'block',
  height: '0.62em',
  background: vars.skeleton.fill,
  borderRadius: rounded('4px'),
  animation: `${breathe} 1.8s ease-in-out infinite`,
});
