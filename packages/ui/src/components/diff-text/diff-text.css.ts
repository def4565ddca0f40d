import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const text = styled({
  fontFamily: vars.font.document,
  fontSize: vars.type.excerpt.size,
  lineHeight: vars.type.excerpt.line,
  color: vars.text.document,
  // If trailing spaces were kept, they would be struck or underlined with the words before them.
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const deleted = styled({
  color: vars.diff.delt,
  background: vars.diff.del,
  textDecorationThickness: '1px',
});

/** Underlined as well as tinted, so that the change is visible without colour. */
export const inserted = styled({
  color: vars.diff.inst,
  background: vars.diff.ins,
  textDecoration: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '3px',
  borderRadius: '3px',
});

export const quiet = styled({ background: 'transparent' });
