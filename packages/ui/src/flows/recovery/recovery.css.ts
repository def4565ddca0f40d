import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const notice = styled({ display: 'block', marginBlock: vars.space[5] });

export const texts = styled({ display: 'grid', gap: vars.space[4] });

export const facts = styled({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  marginBottom: vars.space[2],
  fontSize: '13px',
  lineHeight: '18px',
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});

/** A single text takes the space of two. */
export const textHeight = 'min(320px, 40dvh)';
export const halfHeight = 'min(160px, 24dvh)';

export const note = styled({
  marginTop: vars.space[4],
  fontSize: '13px',
  lineHeight: '18px',
  color: vars.text.secondary,
});

export const failed = styled({ marginTop: vars.space[4] });
