import { vars } from '../../theme/contract.css.ts';
import { rounded } from '../../theme/corners.ts';
import { focusRing } from '../../theme/mixins.ts';
import { narrow, touch } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

/** A list of this width or less, such as beside the rail of home, has no room for the day of creation. */
const narrowList = '(width < 760px)';

export const row = styled({
  position: 'relative',
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) auto auto',
  columnGap: 0,
  padding: `${vars.space[3]} 0`,
  borderBottom: `1px solid ${vars.border.hairline}`,
  '@media': { [narrow.phone]: { gridTemplateColumns: '36px minmax(0, 1fr) auto' } },
});

export const mark = styled({
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  marginTop: `calc(-1 * ${vars.space[1]})`,
  zIndex: 1,
});

/** Right-to-left text is kept next to what the row starts with. */
const start = { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: 0 } as const;

export const body = styled(start);

/** For rows without a star. */
export const unmarked = styled({ ...start, gridColumn: '1 / 3' });

/** Limited to two lines; the whole title is on its page. */
export const title = styled({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  fontFamily: vars.font.display,
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.line,
  fontWeight: 600,
  color: vars.text.primary,
});

export const link = styled({
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px', textDecorationThickness: '1px' },
    '&:active': { color: vars.accent.text },
    // The whole row links to the document; elements above this one can still be pressed.
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: rounded(vars.radius.control) },
    '&:focus-visible::after': focusRing['&:focus-visible'],
  },
});

/** Keeps the lock with the last word, wherever that wraps to. */
export const unbroken = styled({ whiteSpace: 'nowrap' });

export const lock = styled({
  display: 'inline-flex',
  marginInlineStart: vars.space[1],
  verticalAlign: '-2px',
});

const line = {
  color: vars.text.secondary,
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
} as const;

/** The document's own text: one line is enough. */
export const preview = styled({
  ...line,
  maxWidth: '100%',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});

/** Our own text, giving a reason: shown in full. */
export const lockedPreview = styled({ ...line, fontStyle: 'italic', textWrap: 'pretty' });

export const side = styled({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space[1.5],
  paddingInlineStart: vars.space[6],
  selectors: { [`${unmarked} + &`]: { gridColumnStart: '3' } },
  '@media': {
    [narrow.phone]: {
      selectors: { [`${unmarked} + &`]: { gridColumnStart: '1' } },
      gridColumn: '2 / -1',
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'center',
      marginTop: vars.space[1.5],
      paddingInlineStart: 0,
    },
  },
});

export const facts = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[1.5]}`,
  minHeight: '24px',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
});

/** Where it is not shown, it is in the tooltip of the title and in the menu. */
export const created = styled({
  '@container': { [narrowList]: { selectors: { '&:not(:last-child)': { display: 'none' } } } },
  marginInlineStart: vars.space[3],
  color: vars.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
});

/** Wide enough for a day with its year, so that dates and modes line up in columns. */
export const date = styled({
  minWidth: '72px',
  textAlign: 'end',
  marginInlineStart: vars.space[3],
  color: vars.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrow.phone]: { minWidth: 0 } },
});

export const tags = styled({
  minWidth: 0,
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  '@media': { [touch]: { rowGap: vars.space[5] } },
  selectors: { [`${unmarked} + ${side} > &`]: { marginInlineStart: 'auto' } },
});

/** Its three dots are at the end of the row; on a phone, next to the title. */
export const menu = styled({
  position: 'relative',
  zIndex: 1,
  marginInline: `${vars.space[1]} calc(-1 * ${vars.space[2]})`,
  marginTop: `calc(-1 * ${vars.space[1]})`,
  '@media': { [narrow.phone]: { gridColumn: '3', gridRow: '1' } },
});
