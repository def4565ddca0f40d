import { layer } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

export const air = styled({
  position: 'fixed',
  zIndex: layer.toast,
  inset: 0,
  pointerEvents: 'none',
});

export const canvas = styled({ display: 'block', width: '100%', height: '100%' });
