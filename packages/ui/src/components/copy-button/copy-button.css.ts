import { styled } from '../../theme/styled.ts';

/** All its labels are stacked in one cell, so that the width stays the same when they change. */
export const words = styled({ display: 'grid', textAlign: 'start' });
export const word = styled({
  gridArea: '1 / 1',
  selectors: { '&[data-shown="false"]': { visibility: 'hidden' } },
});
