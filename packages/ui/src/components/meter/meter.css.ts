import { neon } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

export const height = styled({ position: 'relative', height: '4px', selectors: neon({ height: '8px' }) });
