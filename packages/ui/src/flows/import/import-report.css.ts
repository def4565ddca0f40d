import { vars } from '../../theme/contract.css.ts';
import { styled, styledVariants } from '../../theme/styled.ts';

export const progress = styled({ marginBottom: vars.space[3] });

export const losses = styled({
  display: 'grid',
  gap: '2px',
  marginTop: vars.space[1],
  paddingInlineStart: vars.space[4.5],
  selectors: { '&&': { listStyleType: 'disc' } },
});

export const places = styled({ display: 'block', color: vars.text.tertiary, overflowWrap: 'anywhere' });

export const facts = styled({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  fontVariantNumeric: 'tabular-nums',
});

export const status = styledVariants({
  waiting: { color: vars.text.tertiary },
  reading: { color: vars.text.secondary },
  whole: { color: vars.success.text },
  partly: { color: vars.warning.text },
  failed: { color: vars.danger.text },
});
