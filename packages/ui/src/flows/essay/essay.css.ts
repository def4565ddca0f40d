import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/corners.ts';
import { styled } from '../../theme/styled.ts';

export const more = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
});

export const aside = styled({
  marginInlineStart: 'auto',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
});

export const loading = styled({ display: 'grid', gap: vars.space[3.5] });
export const loadingIdea = styled({
  ...edge(vars.radius.card, '16px'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[5],
  minHeight: '96px',
  paddingInline: vars.space[6],
  border: `1px solid ${vars.border.strong}`,
});
export const loadingLines = styled({ flex: 1, display: 'grid', gap: vars.space[3] });

export const part = styled({ display: 'grid', gap: vars.space[2.5] });

/** On the page of all documents. */
export const elsewhere = styled({ display: 'block', marginBlock: vars.space[5] });
