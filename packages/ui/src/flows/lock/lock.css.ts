import { vars } from '../../theme/contract.css.ts';
import { narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

export const form = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
});

/** The hint, in the typeface of texts, because it is the reader's own. */
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

/** A placeholder for a text that even the server cannot read. */
export const shape = styled({
  display: 'grid',
  gap: vars.space[4],
  minHeight: '420px',
  alignContent: 'start',
  padding: `${vars.space[8]} 0`,
});

/** The sheet of a locked document, with the margins of a text. */
export const document = styled({
  padding: `${vars.space[18]} ${vars.space[22]}`,
  '@media': { [narrow.phone]: { padding: `${vars.space[8]} ${vars.space[6]}` } },
});

export const title = styled({
  margin: 0,
  color: vars.text.document,
  fontFamily: vars.font.display,
  fontSize: vars.type.display.size,
  lineHeight: vars.type.display.line,
  fontWeight: vars.display.weight,
  letterSpacing: vars.display.tracking,
  overflowWrap: 'anywhere',
  '@media': { [narrow.phone]: { fontSize: '28px', lineHeight: '36px' } },
});
