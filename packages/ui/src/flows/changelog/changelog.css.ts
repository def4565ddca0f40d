import { vars } from '../../theme/contract.css.ts';
import { narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

export const entries = styled({ marginTop: vars.space[7] });

/** The version in a column before what changed. */
export const entry = styled({
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 62ch)',
  columnGap: vars.space[5],
  padding: `${vars.space[4]} 0`,
  borderTop: `1px solid ${vars.border.hairline}`,
  '@media': { [narrow.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[2] } },
});

export const version = styled({
  fontFamily: vars.font.display,
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.line,
  fontWeight: 600,
});

export const date = styled({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
});

export const message = styled({ color: vars.text.primary, textWrap: 'pretty' });

/** Lines in the rhythm of the text that they stand for. */
export const loadingLines = styled({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  paddingBlock: vars.space[1.5],
});
