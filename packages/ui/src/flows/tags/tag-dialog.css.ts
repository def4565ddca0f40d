import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

/** As high as the field with its label and hint, so that nothing jumps when the tags arrive. */
export const form = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  minHeight: '104px',
  alignContent: 'start',
});

export const loading = styled({ display: 'grid', gap: vars.space[2] });

export const count = styled({ color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });
