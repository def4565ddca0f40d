import { styled } from '../../theme/styled.ts';

export const frame = styled({ flexWrap: 'wrap', gap: '6px', paddingBlock: '7px' });

/** Its words stand in the frame beside what is typed. */
export const tags = styled({ display: 'contents' });
export const item = styled({ minWidth: 0, display: 'inline-flex' });

export const input = styled({ flex: '1 1 8ch', minWidth: '8ch', minHeight: '28px' });
