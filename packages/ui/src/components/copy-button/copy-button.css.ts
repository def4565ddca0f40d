import { styled } from '../../theme/styled.ts';

/** All its words lie in one place, so that the width stays while they change. */
export const words = styled({ display: 'grid', textAlign: 'start' });
export const word = styled({
  gridArea: '1 / 1',
  selectors: { '&[data-shown="false"]': { visibility: 'hidden' } },
});
