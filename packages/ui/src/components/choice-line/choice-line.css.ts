import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[3],
  rowGap: '2px',
  alignItems: 'start',
});

export const label = styled({
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  fontWeight: 500,
  color: vars.text.primary,
  overflowWrap: 'break-word',
  selectors: { "&[data-disabled='true']": { color: vars.text.tertiary } },
});

export const notes = styled({ gridColumn: 2, display: 'grid', gap: vars.space[1] });
