import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rounded } from '../../theme/corners.ts';
import { inForm } from '../../theme/form.ts';
import { components } from '../../theme/layers.css.ts';
import { narrow, touch } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';
import { railFrom } from './rail-from.ts';

/** Below this width there is no room for the rail next to the list. */
const tight = `screen and (width < ${railFrom}px)`;

/** In this range the rail leaves room for three leaves, not four. */
const snug = `screen and (${railFrom}px <= width < 1400px)`;

/** The list, with a rail of 264 px next to it where there is room. */
export const columns = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 264px',
  gridTemplateRows: 'auto auto 1fr',
  gridTemplateAreas: '"head rail" "lead rail" "main rail"',
  columnGap: vars.space[11],
  maxWidth: '1180px',
  '@media': {
    [tight]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"head new" "lead lead" "rail rail" "main main"',
    },
  },
});

export const main = styled({ gridArea: 'main', minWidth: 0 });

export const rail = styled({
  gridArea: 'rail',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  paddingTop: vars.space[8],
  '@media': { [tight]: { paddingTop: vars.space[4] } },
});

/** Where the choices are in a row, the import button is next to the heading. */
export const compactNew = styled({
  gridArea: 'new',
  alignSelf: 'start',
  display: 'none',
  '@media': { [tight]: { display: 'block' } },
});

/** Replaced by a single button on a phone that has documents to show. */
export const notOnPhone = styled({ '@media': { [narrow.phone]: { display: 'none' } } });
export const onPhone = styled({ display: 'none', '@media': { [narrow.phone]: { display: 'block' } } });

/** Between rail and phone the choices are in a row, which the arrow cannot point to in either form. */
export const tour = styled({
  marginTop: vars.space[3],
  '@media': {
    [tight]: { display: 'none' },
    [narrow.phone]: { display: 'block', marginTop: 0 },
  },
});

export const head = styled({
  gridArea: 'head',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  '@media': {
    // Not in the middle of the buttons beside it.
    [tight]: { alignSelf: 'start' },
    [narrow.phone]: { flexDirection: 'column', alignItems: 'start', gap: 0 },
  },
});

export const heading = styled({
  fontFamily: vars.font.display,
  fontSize: vars.type.title.size,
  lineHeight: vars.type.title.line,
  fontWeight: vars.display.weight,
  letterSpacing: vars.display.tracking,
});

/** The same as in the still frame (`frame.css` of the app). */
export const lead = styled({
  gridArea: 'lead',
  maxWidth: '60ch',
  marginTop: vars.space[3],
  fontSize: '15px',
  lineHeight: '22px',
  color: vars.text.secondary,
  textWrap: 'balance',
});

export const count = styled({ color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });

// The count stands below the heading of a phone, and has its room there before it is known.
globalStyle(`${head}:not(:has(+ ${lead}))`, {
  '@layer': {
    [components]: {
      '@media': { [narrow.phone]: { minHeight: `calc(${vars.type.title.line} + ${vars.type.ui.line})` } },
    },
  },
});

export const filters = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginTop: vars.space[4],
  '@media': { [narrow.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
});

/** As wide as the two choices that it replaces. */
export const loadingChoices = styled({
  flex: 'none',
  display: 'grid',
  width: '172px',
  '@media': { [narrow.phone]: { width: '100%' }, [touch]: { paddingBlock: `calc(${vars.space[1]} - 1px)` } },
});

// In a phone's column, its flex basis for the row would be its height.
export const search = styled({
  flex: '1 1 25em',
  minWidth: 0,
  '@media': { [narrow.phone]: { flex: 'none' } },
});

export const tags = styled({
  border: 0,
  padding: 0,
  marginInline: 0,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginTop: vars.space[3],
  '@media': {
    // One line that scrolls, from edge to edge of the screen.
    [narrow.phone]: {
      flexWrap: 'nowrap',
      marginInline: `calc(-1 * ${vars.space[5]})`,
      marginBlock: `calc(${vars.space[3]} - ${vars.space[1.5]}) calc(-1 * ${vars.space[1.5]})`,
      padding: `${vars.space[1.5]} ${vars.space[5]}`,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});
globalStyle(`${tags} > *`, { '@layer': { [components]: { flex: 'none' } } });
// The placeholders for the chips grow with them.
globalStyle(`${tags} > span`, {
  '@layer': { [components]: { '@media': { [touch]: { minHeight: vars.size.controlLg } } } },
});

export const moved = styled({ marginBlock: vars.space[5] });

export const movedTitles = styled({
  display: 'grid',
  gap: vars.space[1],
  marginTop: vars.space[2],
  maxHeight: '30vh',
  overflowY: 'auto',
});

export const section = styled({ marginTop: vars.space[7] });

export const sectionHead = styled({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: vars.space[3],
});

/** The mark of the button ends with the list. */
export const order = styled({ marginInlineEnd: `calc(-1 * ${vars.space[3]})` });

/** A section's label. */
export const label = styled({
  fontFamily: vars.font.ui,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: 500,
  color: vars.text.secondary,
  selectors: {
    [`${inForm('labels', 'capitals')} &`]: { textTransform: 'uppercase', letterSpacing: '.08em' },
  },
});

export const leaves = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[4],
  '@media': {
    [snug]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [narrow.phone]: {
      gridTemplateColumns: 'repeat(4, minmax(160px, 1fr))',
      marginInline: `calc(-1 * ${vars.space[5]})`,
      paddingInline: vars.space[5],
      paddingBlock: vars.space[1.5],
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: vars.space[5],
    },
  },
});

export const leaf = styled({
  scrollSnapAlign: 'start',
  '@media': { [snug]: { selectors: { '&:nth-child(4)': { display: 'none' } } } },
});

export const rows = styled({ borderTop: `1px solid ${vars.border.hairline}` });

export const loadingRow = styled({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) 132px',
  alignItems: 'center',
  minHeight: '73px',
  borderBottom: `1px solid ${vars.border.hairline}`,
  color: vars.border.strong,
  '@media': { [narrow.phone]: { gridTemplateColumns: '36px minmax(0, 1fr)' } },
});

export const loadingLines = styled({ display: 'grid', gap: vars.space[2.5] });

export const loadingSide = styled({
  display: 'grid',
  justifyItems: 'end',
  '@media': { [narrow.phone]: { display: 'none' } },
});

export const loadingLeaf = styled({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2.5],
  height: '176px',
  padding: `${vars.space[4.5]} calc(${vars.space[4]} - 1px) ${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: ['2px', vars.radius.card, vars.radius.card, '2px'].map(rounded).join(' '),
  '@media': { [snug]: { selectors: { '&:nth-child(4)': { display: 'none' } } } },
});

export const keptFor = styled({
  marginTop: vars.space[5],
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
});

export const keptList = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginTop: vars.space[3],
  color: vars.text.secondary,
});

/** Starts higher on a phone, so that the film in the corner does not cover its button. */
export const empty = styled({
  marginTop: vars.space[7],
  '@media': { [narrow.phone]: { marginTop: vars.space[3] } },
});

export const searching = styled({ marginTop: vars.space[7], color: vars.text.secondary });

// Home prints only its list: the choices, the recent documents and the samples are for the screen.
globalStyle(`${columns} > :not(${head}, ${main}), ${main} > :not(:has(${rows}))`, {
  '@layer': { [components]: { '@media': { print: { display: 'none' } } } },
});
globalStyle(columns, { '@layer': { [components]: { '@media': { print: { display: 'block' } } } } });
