import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/corners.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({ display: 'grid', gap: vars.space[3], justifyItems: 'stretch' });

export const title = styled({
  fontFamily: vars.font.document,
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.line,
});

export const figures = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});

export const lost = styled({ color: vars.text.secondary });

export const actions = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const frame = styled({ ...edge(vars.radius.card), border: `1px solid ${vars.border.hairline}` });

export const text = styled({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  fontFamily: vars.font.document,
  lineHeight: 1.6,
});
