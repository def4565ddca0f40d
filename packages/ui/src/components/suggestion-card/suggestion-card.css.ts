import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/corners.ts';
import { narrow } from '../../theme/scale.ts';
import { styled, styledVariants } from '../../theme/styled.ts';

export const card = styled({
  ...edge(vars.radius.card),
  padding: vars.space[3.5],
  background: vars.surface.raised,
  border: '1px solid currentColor',
  boxShadow: vars.shadow.suggestion,
});

export const edgeColor = styledVariants({
  spelling: { color: vars.spelling.line },
  grammar: { color: vars.grammar.line },
  clarity: { color: vars.clarity.line },
  style: { color: vars.style.line },
});

export const content = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  color: vars.text.primary,
});

export const head = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 calc(${vars.space[2.5]} - 1px)`,
  fontWeight: 600,
  minHeight: '24px',
});

export const position = styled({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginInlineStart: 'auto',
  fontSize: vars.type.caption.size,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.secondary,
});

export const change = styled({
  fontFamily: vars.font.document,
  fontSize: `calc(${vars.type.excerpt.size} + 1px)`,
  lineHeight: '24px',
  overflowWrap: 'anywhere',
  // On a sheet of its own it is read from farther away.
  '@media': { [narrow.panel]: { fontSize: '20px', lineHeight: '28px' } },
});

export const original = styled({ color: vars.text.secondary, textDecorationThickness: '1px' });
export const replacement = styled({ fontWeight: 600, textDecoration: 'none' });
export const leaveOut = styled({ fontStyle: 'italic', color: vars.text.secondary });
export const reason = styled({
  fontSize: '13px',
  lineHeight: '18px',
  color: vars.text.secondary,
  '@media': { [narrow.panel]: { fontSize: vars.type.ui.size, lineHeight: vars.type.ui.line } },
});
export const example = styled({
  marginTop: vars.space[1],
  fontSize: '13px',
  lineHeight: '18px',
  color: vars.text.secondary,
});
export const extra = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1.5],
  marginTop: vars.space[1.5],
});
export const actions = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginTop: vars.space[2.5],
});
