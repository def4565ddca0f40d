import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({
  fontSize: '15px',
  lineHeight: '24px',
  color: vars.text.secondary,
});

/** Always in the serif's italic: these are the reader's words, not part of the interface. */
export const answer = styled({
  marginInlineStart: vars.space[1],
  fontFamily: "'Source Serif 4 Variable', Georgia, serif",
  fontSize: '17px',
  fontStyle: 'italic',
  color: vars.text.primary,
  overflowWrap: 'anywhere',
});

/** Fits into the line of text without making it taller. */
export const change = styled({
  display: 'inline-block',
  // Room for the focus ring next to the last letter.
  marginInlineStart: vars.space[2],
  marginBlock: `calc(-1 * ${vars.space[2]})`,
  verticalAlign: 'baseline',
});
