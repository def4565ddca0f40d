import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layer, narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';
import { groundOnScroll } from '../layout/ground-on-scroll.css.ts';
import { wide } from '../layout/wide.ts';

// Half of the space next to a whole sheet; a scrollbar may take 16 px of the window.
const room = (column: string) => `calc((${column} - 16px - ${vars.size.page}) / 2)`;
const panel = `${vars.size.panel} + ${vars.space[4]}`;

/**
 * The page being written, with the panel next to it; both scroll together, so that rows stay level with their words.
 */
export const page = styled({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.size.panel}`,
  gridTemplateRows: `minmax(${vars.size.topbar}, auto) minmax(0, 1fr)`,
  columnGap: vars.space[4],
  minHeight: '100dvh',
  vars: { '--sheet-room': room(`100vw - 25vw - (${panel})`) },
  selectors: {
    '[data-width="collapsed"] ~ * &': {
      vars: { '--sheet-room': room(`100vw - ${vars.size.sidebarCollapsed} - (${panel})`) },
    },
    // The sheet is alone and centred.
    ':root[data-focus-mode] &&': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      vars: { '--sheet-room': room('100vw') },
    },
  },
  '@media': {
    [narrow.panel]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: { '&&': { vars: { '--sheet-room': room('100vw') } } },
    },
  },
});

// Scroll targets of the browser and the editor stay clear of the bars.
globalStyle(`:root:has(${page})`, {
  scrollPaddingTop: vars.size.topbar,
  '@media': { [narrow.panel]: { scrollPaddingBottom: vars.size.topbar } },
});

/** Starts where the sheet starts. */
export const bar = styled({
  position: 'sticky',
  zIndex: layer.bar,
  top: 0,
  paddingInline: `max(${vars.space[3]}, (100% - ${vars.size.page}) / 2) ${vars.space[3]}`,
  selectors: { ':root[data-focus-mode] &': { visibility: 'hidden' } },
  '@media': {
    [narrow.panel]: { paddingInline: 0, background: vars.surface.desk },
    [narrow.phone]: {
      background: vars.surface.page,
      borderBottom: `1px solid ${vars.border.hairline}`,
    },
    [wide.panel]: groundOnScroll,
  },
});

export const column = styled({
  gridColumn: 1,
  gridRow: 2,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
});

export const notice = styled({
  width: '100%',
  maxWidth: vars.size.page,
  marginInline: 'auto',
  marginBottom: vars.space[3],
  '@media': {
    [narrow.panel]: { paddingInline: vars.space[3] },
    [narrow.phone]: { paddingTop: vars.space[3] },
  },
});

export const message = styled({
  padding: vars.space[22],
  '@media': { [narrow.phone]: { padding: `${vars.space[8]} ${vars.space[6]}` } },
});

export const loading = styled({
  display: 'grid',
  gap: vars.space[4.5],
  padding: `${vars.space[18]} ${vars.space[22]}`,
  '@media': { [narrow.phone]: { padding: `${vars.space[8]} ${vars.space[6]}` } },
});

export const loadingTitle = styled({ marginBottom: vars.space[4] });

export const sync = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1.5],
  paddingInline: vars.space[2],
  minHeight: vars.size.controlSm,
  fontWeight: 500,
  whiteSpace: 'nowrap',
});

export const calm = styled({ color: vars.text.secondary });
export const good = styled({ color: vars.success.text });
export const warn = styled({ color: vars.warning.text });
export const bad = styled({ color: vars.danger.text });
