import { vars } from '@octavo/ui/theme';
import { styled } from '@octavo/ui/theme/styled';

/** Part of a page, wide enough for everything on it. */
export const ground = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px',
  padding: '32px',
  background: vars.surface.page,
  color: vars.text.primary,
  // A docs page has its own margin, and tables need the space.
  selectors: { '.sbdocs &': { padding: 0 } },
});

/** Contains visually hidden text in cells, which would otherwise make the page as wide as the table. */
export const scroller = styled({ position: 'relative', overflowX: 'auto', margin: '-8px', padding: '8px' });
export const table = styled({ borderCollapse: 'separate', borderSpacing: '0 14px' });

export const caption = styled({
  paddingInlineEnd: '12px',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: 500,
  textAlign: 'start',
  color: vars.text.tertiary,
});

export const cell = styled({ paddingInlineEnd: '10px', verticalAlign: 'middle' });

/** A label may break anywhere, and would in a table wider than a phone. */
export const whole = styled({ width: 'max-content' });

export const grid = styled({ display: 'grid', gap: '28px 40px', alignItems: 'start' });
export const piece = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '10px',
  minWidth: 0,
});
