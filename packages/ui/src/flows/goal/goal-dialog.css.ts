import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const form = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
});

export const choice = styled({ display: 'grid', gap: vars.space[3], justifyItems: 'start' });

export const usual = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const progress = styled({ display: 'grid', gap: vars.space[2] });

export const written = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
});

export const left = styled({ color: vars.text.secondary });
