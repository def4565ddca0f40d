import { vars } from '@octavo/ui/theme';
import { narrow } from '@octavo/ui/theme/scale';
import { styled } from '@octavo/ui/theme/styled';

export const stack = styled({ display: 'grid', padding: vars.space[4] });

/** Contains what is fixed to the window, so that several can be shown at once. */
export const stage = styled({
  position: 'relative',
  contain: 'layout',
  height: '112px',
  '@media': { [narrow.phone]: { height: '164px' } },
});
