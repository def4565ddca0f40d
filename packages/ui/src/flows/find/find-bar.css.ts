import { vars } from '../../theme/contract.css.ts';
import { layer, narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

export const bar = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  boxSizing: 'border-box',
  width: 'min(560px, 100%)',
  padding: vars.space[2],
  background: vars.surface.raised,
  border: `1px solid ${vars.edge.card}`,
  boxShadow: vars.shadow.float,
  '@media': { [narrow.phone]: { width: '100%' } },
});

/** Overlaps the upper edge of the sheet, so that the text does not move. */
export const place = styled({
  position: 'sticky',
  zIndex: layer.bar,
  top: vars.size.topbar,
  width: '100%',
  maxWidth: vars.size.page,
  height: 0,
  marginInline: 'auto',
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'start',
  '@media': { [narrow.phone]: { height: 'auto' } },
});

export const line = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
});

export const field = styled({ flex: '1 1 13em', minWidth: 0 });

export const figures = styled({
  minWidth: '72px',
  paddingInline: vars.space[2],
  fontSize: '13px',
  lineHeight: '20px',
  textAlign: 'center',
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrow.phone]: { flex: '1 1 0', minWidth: 'max-content', textAlign: 'start' } },
  selectors: { "&[data-none='true']": { color: vars.danger.text } },
});

export const tools = styled({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  '@media': { [narrow.phone]: { flex: '1 0 100%', justifyContent: 'space-between' } },
});
