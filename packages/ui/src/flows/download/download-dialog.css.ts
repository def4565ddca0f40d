import { vars } from '../../theme/contract.css.ts';
import { narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

export const fields = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[5]} ${vars.space[4]}`,
  '@media': { [narrow.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const wide = styled({ gridColumn: '1 / -1' });
