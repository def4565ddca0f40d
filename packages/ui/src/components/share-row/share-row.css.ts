import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({ display: 'grid', gap: vars.space[3], containerType: 'inline-size' });

export const link = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space[2],
  '@container': { '(width < 380px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const ways = styled({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
