import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

/** A container of its own, so that it folds by the width of its place rather than the window's. */
export const place = styled({ containerType: 'inline-size' });

export const root = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(180px, max-content)',
  alignItems: 'start',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  '@container': {
    '(width < 360px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const slide = styled({ minWidth: 0 });

export const ends = styled({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.text.tertiary,
});
