import { narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

/** As high as the film, where the list runs below it. */
export const room = styled({
  display: 'none',
  height: '232px',
  '@media': {
    'screen and (width < 1200px)': { display: 'block' },
    // There it stands at the end of the page.
    [narrow.phone]: { display: 'none' },
  },
});
