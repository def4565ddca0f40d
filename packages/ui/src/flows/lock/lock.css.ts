import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const form = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
});

/** What was written as a hint, in the face of texts: it is the reader's own. */
export const hint = styled({
  margin: 0,
  paddingInlineStart: vars.space[4],
  borderInlineStart: `2px solid ${vars.accent.base}`,
  fontFamily: vars.font.document,
  fontSize: vars.type.excerpt.size,
  lineHeight: vars.type.excerpt.line,
  color: vars.text.document,
  overflowWrap: 'anywhere',
});

export const none = styled({ color: vars.text.secondary });
export const hintLine = styled({ display: 'grid', justifyItems: 'start', gap: vars.space[2] });
export const loading = styled({ display: 'grid', gap: vars.space[2] });

/** The shape of a text that is not there: the server cannot read it either. */
export const shape = styled({
  display: 'grid',
  gap: vars.space[4],
  minHeight: '420px',
  alignContent: 'start',
  padding: `${vars.space[8]} 0`,
});
