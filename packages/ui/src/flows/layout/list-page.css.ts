import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

/** As wide as home, so that all pages end at one edge. */
export const page = styled({ maxWidth: '1180px' });

export const head = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[4],
});

export const heading = styled({
  fontFamily: vars.font.display,
  fontSize: vars.type.title.size,
  lineHeight: vars.type.title.line,
  fontWeight: vars.display.weight,
  letterSpacing: vars.display.tracking,
});

export const hint = styled({ marginTop: vars.space[1], color: vars.text.secondary });
export const rows = styled({
  marginTop: vars.space[7],
  borderTop: `1px solid ${vars.border.hairline}`,
});
export const message = styled({ marginTop: vars.space[7] });
