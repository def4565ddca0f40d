import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/corners.ts';
import { narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

export const fields = styled({ display: 'grid', gap: vars.space[4] });

/** The picture above its fields, as large as possible while keeping them in view. */
export const shown = styled({
  ...edge(vars.radius.control),
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[2],
  background: vars.surface.sunken,
  border: `1px solid ${vars.border.hairline}`,
});

export const preview = styled({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '220px',
  objectFit: 'contain',
  '@media': { [narrow.phone]: { maxHeight: '140px' } },
});

export const pending = styled({
  ...edge(vars.radius.card),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[3],
  margin: `${vars.space[1]} 0 ${vars.space[5]}`,
  fontFamily: vars.font.ui,
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  whiteSpace: 'normal',
  color: vars.text.primary,
  background: vars.surface.sunken,
  border: `1px solid ${vars.border.hairline}`,
  '@media': { [narrow.phone]: { flexWrap: 'wrap' } },
});

export const thumbnail = styled({
  flex: 'none',
  width: '72px',
  height: '54px',
  display: 'grid',
  placeItems: 'center',
  objectFit: 'cover',
  color: vars.text.tertiary,
  background: vars.surface.raised,
});

export const told = styled({ flex: '1 1 200px', minWidth: 0, display: 'grid', gap: vars.space[1] });

/** What is in progress, and how far it is. */
export const progress = styled({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
});

export const name = styled({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.text.secondary,
  fontSize: vars.type.caption.size,
});

export const problem = styled({ color: vars.danger.text });

export const actions = styled({ display: 'flex', gap: vars.space[2] });
