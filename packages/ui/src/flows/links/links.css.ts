import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const stack = styled({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });

export const readers = styled({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  marginTop: vars.space[1],
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
});

export const address = styled({
  display: 'block',
  fontFamily: vars.font.mono,
  fontSize: '13px',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

export const made = styled({ display: 'grid', gap: vars.space[2], justifyItems: 'start' });

/** The password below the box that asks for one. */
export const protection = styled({ display: 'grid', gap: vars.space[3] });

export const choices = styled({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
