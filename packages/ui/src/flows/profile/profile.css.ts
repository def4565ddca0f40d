import { vars } from '../../theme/contract.css.ts';
import { narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

export const page = styled({ maxWidth: '984px' });

export const heading = styled({
  fontFamily: vars.font.display,
  fontSize: vars.type.title.size,
  lineHeight: vars.type.title.line,
  fontWeight: vars.display.weight,
  letterSpacing: vars.display.tracking,
});

/** A failed payment, shown above the plan. */
export const failing = styled({ paddingBlockEnd: vars.space[5] });

/** Notices about the account as a whole; usually empty. */
export const notice = styled({
  marginBlockStart: vars.space[5],
  selectors: { '&:empty': { display: 'none' } },
});

export const identity = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[5],
  paddingBlock: `${vars.space[6]} ${vars.space[8]}`,
});

export const offer = styled({ paddingBlockEnd: vars.space[8] });

export const questions = styled({
  paddingBlock: vars.space[8],
  borderTop: `1px solid ${vars.border.hairline}`,
});

export const person = styled({ flex: '1 1 240px', minWidth: 0 });

export const name = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  fontFamily: vars.font.display,
  fontSize: vars.type.subtitle.size,
  lineHeight: vars.type.subtitle.line,
  fontWeight: vars.display.weight,
  overflowWrap: 'anywhere',
});

/** Its label ends with the lines between the rows. */
export const upgrade = styled({ marginInlineEnd: `calc(-1 * ${vars.space[4]} + 1px)` });

export const email = styled({ color: vars.text.secondary, overflowWrap: 'anywhere' });

export const link = styled({
  fontFamily: vars.font.mono,
  fontSize: '13px',
  lineHeight: '20px',
  overflowWrap: 'anywhere',
});

export const loading = styled({
  display: 'grid',
  gap: vars.space[6],
  paddingBlock: vars.space[6],
  '@media': { [narrow.phone]: { gap: vars.space[5] } },
});
