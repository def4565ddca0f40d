import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { scannedIn } from '../../theme/entrance.css.ts';
import { layer } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

export const content = styled({
  zIndex: layer.overlay,
  width: 'max-content',
  maxWidth: 'min(360px, calc(100vw - 16px))',
  maxHeight: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  padding: vars.space[4],
  background: vars.surface.raised,
  color: vars.text.primary,
  border: `1px solid ${vars.border.strong}`,
  boxShadow: vars.shadow.float,
  animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&:focus': { outline: 'none' }, ...scannedIn },
});
