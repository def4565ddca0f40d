import { narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

/** As high as the film, where the list runs below it. */
export const room = styled({
  display: 'none',
  height: '232px',
  '@media': {
    'screen and (width < 1200px)': { display: 'block' },
    [narrow.phone]: { height: '200px' },
  },
});
