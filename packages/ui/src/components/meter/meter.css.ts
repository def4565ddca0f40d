import { inForm } from '../../theme/form.ts';
import { styled } from '../../theme/styled.ts';

export const height = styled({
  position: 'relative',
  height: '4px',
  selectors: { [`${inForm('bars', 'cells')} &`]: { height: '8px' } },
});
