import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({
  fontSize: '15px',
  lineHeight: '24px',
  color: vars.text.secondary,
});

/** Always the serif's italic: these are words, not an interface. */
export const answer = styled({
  marginInlineStart: vars.space[1],
  fontFamily: "'Source Serif 4 Variable', Georgia, serif",
  fontSize: '17px',
  fontStyle: 'italic',
  color: vars.text.primary,
  overflowWrap: 'anywhere',
});

/** In the line of the words, without making it higher. */
export const change = styled({
  display: 'inline-block',
  // Room for the ring of the focus beside the last letter.
  marginInlineStart: vars.space[2],
  marginBlock: `calc(-1 * ${vars.space[2]})`,
  verticalAlign: 'baseline',
});
