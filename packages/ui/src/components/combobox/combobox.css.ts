import { styled } from '../../theme/styled.ts';

/** The buttons reach to the edge of the frame. */
export const buttons = styled({ flex: 'none', display: 'flex', marginInlineEnd: '-9px' });
export const frame = styled({ selectors: { '&&': { gap: '6px' } } });
