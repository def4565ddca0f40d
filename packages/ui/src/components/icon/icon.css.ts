import { styled } from '../../theme/styled.ts';

export const filled = styled({ fill: 'currentColor' });
export const mirrored = styled({ selectors: { "[dir='rtl'] &": { transform: 'scaleX(-1)' } } });
