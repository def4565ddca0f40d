import { vars } from '../../theme/contract.css.ts';
import { corner, edge, rounded } from '../../theme/corners.ts';
import { inForm } from '../../theme/form.ts';
import { onPaper } from '../../theme/mixins.ts';
import { breakpoints, layer, narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';
import { components } from '../../theme/layers.css.ts';
import { globalStyle } from '@vanilla-extract/css';

const marginWidth = 320;
const gap = 24;
const sheetWidth = 784;
const outlineWidth = 208;

/** Wide enough for comments beside the sheet, for the outline there, and for both. */
export const withMargin = `(min-width: ${sheetWidth + marginWidth + 2 * gap}px)`;
export const withOutline = `(min-width: ${sheetWidth + 2 * outlineWidth + 2 * gap}px)`;
export const withBoth = `(min-width: ${sheetWidth + marginWidth + outlineWidth + 4 * gap}px)`;

export const desk = styled({
  position: 'relative',
  isolation: 'isolate',
  minHeight: '100dvh',
  background: vars.ground.desk,
  color: vars.text.primary,
});

export const bar = styled({
  position: 'sticky',
  top: 0,
  zIndex: layer.bar,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: vars.size.topbar,
  paddingInline: vars.space[6],
  background: vars.surface.desk,
  '@media': { [narrow.phone]: { paddingInline: vars.space[4] } },
});
export const barEnd = styled({ display: 'flex', alignItems: 'center', gap: vars.space[1] });

export const language = styled({
  position: 'relative',
  borderRadius: rounded(vars.radius.control),
  selectors: { '&:has(:focus-visible)': { boxShadow: vars.focus.halo } },
});
export const languageShown = styled({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.control,
  paddingInline: vars.space[2],
  fontWeight: 500,
  color: vars.text.secondary,
  selectors: { [`${language}:hover &`]: { color: vars.text.primary } },
});
export const languageName = styled({ '@media': { [narrow.phone]: { display: 'none' } } });
export const languageList = styled({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  color: vars.text.primary,
  background: vars.surface.raised,
});

export const page = styled({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${sheetWidth}px) minmax(0, 1fr)`,
  columnGap: `${gap}px`,
  minHeight: `calc(100dvh - ${vars.size.topbar})`,
  '@media': {
    [`screen and (width < ${breakpoints.panel}px)`]: {
      gridTemplateColumns: '0 minmax(0, 1fr) 0',
      columnGap: 0,
    },
    [`screen and ${withMargin}`]: {
      selectors: {
        '&[data-comments]': {
          gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${sheetWidth}px) minmax(${marginWidth}px, 1fr)`,
        },
      },
    },
  },
});

export const outline = styled({
  gridColumn: 1,
  gridRow: 1,
  position: 'sticky',
  top: vars.size.topbar,
  alignSelf: 'start',
  justifySelf: 'end',
  width: '100%',
  maxWidth: '260px',
  maxHeight: `calc(100dvh - ${vars.size.topbar})`,
  overflowY: 'auto',
  paddingBlockStart: vars.space[10],
});

export const sheet = styled({
  gridColumn: 2,
  gridRow: 1,
  position: 'relative',
  minWidth: 0,
  background: vars.ground.sheet,
  border: `1px solid ${vars.edge.pane}`,
  borderBottom: 0,
  borderRadius: `${rounded(vars.radius.sheet)} ${corner(vars.radius.sheet, vars.radius.sheet)} 0 0`,
  cornerShape: vars.corner.shape,
  boxShadow: vars.shadow.sheet,
  selectors: {
    // The single bright line at the top of the page.
    [`${inForm('leaves', 'stacked')} &::before`]: {
      content: '',
      position: 'absolute',
      top: '-1px',
      insetInlineStart: '-1px',
      width: '96px',
      height: '2px',
      background: vars.accent.base,
    },
  },
  '@media': { [narrow.phone]: { border: 0, borderRadius: 0, boxShadow: 'none' } },
});
export const content = styled({
  padding: `${vars.space[14]} ${vars.space[22]} calc(2 * ${vars.space[12]})`,
  ':focus': { outline: 'none' },
  '@media': {
    [narrow.phone]: {
      padding: `${vars.space[6]} ${vars.space[6]} calc(2 * ${vars.space[16]} - ${vars.space[2]})`,
    },
    print: { padding: '0 !important' },
  },
});
export const title = styled({
  fontFamily: vars.font.display,
  fontSize: vars.type.display.size,
  lineHeight: vars.type.display.line,
  fontWeight: vars.display.weight,
  letterSpacing: vars.display.tracking,
  color: vars.text.document,
  overflowWrap: 'break-word',
  '@media': { [narrow.phone]: { fontSize: '28px', lineHeight: '36px' } },
});
export const facts = styled({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  marginTop: vars.space[3],
  paddingBottom: vars.space[5],
  borderBottom: `1px solid ${vars.border.hairline}`,
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  ...onPaper({ borderBottom: '0', paddingBottom: '0' }),
});

export const margin = styled({
  gridColumn: 3,
  gridRow: 1,
  width: '100%',
  maxWidth: `${marginWidth + 32}px`,
  paddingBlock: `${vars.space[4]} ${vars.space[16]}`,
  paddingInlineEnd: vars.space[5],
});

/** At the foot of the window, in reach of a thumb. */
export const notices = styled({
  position: 'fixed',
  zIndex: layer.float,
  insetInline: 0,
  bottom: `calc(${vars.space[4]} + env(safe-area-inset-bottom))`,
  display: 'grid',
  gap: vars.space[2],
  width: 'min(520px, calc(100vw - 32px))',
  marginInline: 'auto',
});
globalStyle(`${notices} > *`, {
  '@layer': { [components]: { background: vars.surface.raised, boxShadow: vars.shadow.float } },
});

export const locked = styled({
  display: 'grid',
  gap: vars.space[5],
  maxWidth: '380px',
  marginInline: 'auto',
  paddingBlockStart: vars.space[10],
});
export const lockedIcon = styled({
  ...edge(vars.radius.control),
  display: 'grid',
  placeItems: 'center',
  width: vars.size.controlLg,
  height: vars.size.controlLg,
  color: vars.accent.text,
  background: vars.accent.tint,
});
export const lockedTitle = styled({
  fontFamily: vars.font.display,
  fontSize: vars.type.subtitle.size,
  lineHeight: vars.type.subtitle.line,
  fontWeight: vars.display.weight,
  letterSpacing: vars.display.tracking,
});
export const hint = styled({ marginTop: vars.space[1], color: vars.text.secondary });
export const opening = styled({ display: 'grid', gap: vars.space[3] });
