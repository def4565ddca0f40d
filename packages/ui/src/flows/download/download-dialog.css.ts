import { vars } from '../../theme/contract.css.ts';
import { narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

/** Options next to the resulting page; stacked on a phone. */
export const sides = styled({
  display: 'flex',
  alignItems: 'flex-start',
  flexWrap: 'wrap',
  gap: vars.space[6],
  '@media': { [narrow.phone]: { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'stretch' } },
});

export const fields = styled({
  display: 'grid',
  flex: '1 1 300px',
  minInlineSize: 0,
  gridTemplateColumns: 'repeat(auto-fit, minmax(208px, 1fr))',
  gap: `${vars.space[5]} ${vars.space[4]}`,
  '@media': { [narrow.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const wide = styled({ gridColumn: '1 / -1' });
