import { vars } from '@octavo/ui/theme';
import { inForm } from '@octavo/ui/theme/form';
import { narrow } from '@octavo/ui/theme/scale';
import { styled } from '@octavo/ui/theme/styled';
import { globalStyle } from '@vanilla-extract/css';

/** Two columns of groups where there is enough room. */
export const groups = styled({
  columnCount: 2,
  columnGap: vars.space[11],
  marginTop: vars.space[7],
  '@media': { [narrow.panel]: { columnCount: 1 } },
});

/** Padding: WebKit would carry a margin over to the top of the next column. */
export const group = styled({ breakInside: 'avoid', paddingBottom: vars.space[7] });

export const name = styled({
  marginBottom: vars.space[2],
  fontFamily: vars.font.ui,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: 500,
  color: vars.text.secondary,
  selectors: {
    [`${inForm('labels', 'capitals')} &`]: { textTransform: 'uppercase', letterSpacing: '.08em' },
  },
});

export const list = styled({ borderTop: `1px solid ${vars.border.hairline}` });

export const row = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: '40px',
  borderBottom: `1px solid ${vars.border.hairline}`,
});

export const keys = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[1],
  color: vars.text.secondary,
});
// Also shown on touch screens.
globalStyle(`${keys} kbd`, { display: 'inline-block' });
