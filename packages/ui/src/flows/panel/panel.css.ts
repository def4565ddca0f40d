import { globalStyle } from '@vanilla-extract/css';
import { bottomBar } from '../../theme/bottom-bar.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { corner, rounded } from '../../theme/corners.ts';
import { inForm } from '../../theme/form.ts';
import { components } from '../../theme/layers.css.ts';
import { layer, narrow, short } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';
import { groundOnScroll } from '../layout/ground-on-scroll.css.ts';
import { wide } from '../layout/wide.ts';

const glowing = inForm('drawers', 'glowing');

/** Stays free above an open drawer: the words that it speaks of. */
const linesAbove = `(2 * ${vars.type.document.line} + ${vars.space[4]})`;
const roomFor = (bars: number) => `100dvh - ${bars} * ${vars.size.topbar} - ${linesAbove}`;
const open = "[data-drawer='open']:has([data-open])";

/** Beside the sheet, its right edge 24 px from the window; on small screens it rises above the bottom bar. */
export const panel = styled({
  gridColumn: 2,
  gridRow: '1 / span 2',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  paddingInlineEnd: vars.space[6],
  selectors: { ':root[data-focus-mode] &&': { display: 'none' }, '&[hidden]': { display: 'none' } },
  '@media': {
    [narrow.panel]: {
      position: 'fixed',
      zIndex: layer.float,
      insetInlineEnd: vars.space[3],
      bottom: `calc(${vars.size.topbar} + ${vars.space[3]})`,
      width: '400px',
      maxHeight: `min(64dvh, ${roomFor(2)})`,
      overflowY: 'auto',
      padding: `0 ${vars.space[5]} ${vars.space[3]}`,
      background: vars.surface.raised,
      border: `1px solid ${vars.border.strong}`,
      borderRadius: rounded(vars.radius.dialog),
      boxShadow: vars.shadow.float,
      selectors: {
        '&[data-drawer="closed"]': { display: 'none' },
        [`${glowing} &`]: { borderColor: vars.accent.base },
      },
    },
    [narrow.phone]: {
      insetInline: 0,
      bottom: vars.size.topbar,
      width: 'auto',
      borderInline: 0,
      borderBottom: 0,
      borderRadius: [rounded('16px'), corner('16px', vars.radius.dialog), '0', '0'].join(' '),
      cornerShape: vars.corner.shape,
      boxShadow: `0 -8px 32px -8px ${vars.surface.scrim}`,
      selectors: {
        [`${glowing} &`]: {
          boxShadow: `0 -12px 40px -12px color-mix(in srgb, ${vars.accent.base} 40%, transparent)`,
        },
      },
    },
    // The open suggestion has a button of its own that closes it.
    [short]: { selectors: { [`&${open}`]: { bottom: 0, maxHeight: `calc(${roomFor(1)})` } } },
  },
});

// As high as the text next to it, so that sticky elements stay visible all the way down.
globalStyle(`${panel} [role="tabpanel"]`, {
  '@layer': { [components]: { flex: 1 } },
});
globalStyle(`${panel} > div`, {
  '@layer': { [components]: { flex: 1, display: 'flex', flexDirection: 'column' } },
});

globalStyle(`${panel} [role="tablist"]`, {
  '@layer': {
    [components]: {
      position: 'sticky',
      zIndex: 2,
      top: 0,
      '@media': { [wide.panel]: groundOnScroll, [narrow.panel]: { backgroundColor: vars.surface.raised } },
    },
  },
});

// On a small screen the open suggestion takes the whole sheet.
globalStyle(`${panel}:has([data-open]) [role="tablist"]`, {
  '@layer': { [components]: { '@media': { [narrow.panel]: { display: 'none' } } } },
});

/** Replaces the collapsed panel. */
export const unfold = styled({
  gridColumn: 2,
  gridRow: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  height: vars.size.topbar,
  paddingInlineEnd: vars.space[6],
  selectors: { ':root[data-focus-mode] &&': { display: 'none' } },
});

/** The handle of a bottom sheet. */
export const grip = styled({
  display: 'none',
  '@media': {
    [narrow.phone]: {
      display: 'block',
      width: '36px',
      height: '4px',
      margin: `${vars.space[2]} auto 0`,
      background: vars.border.control,
      borderRadius: vars.radius.pill,
    },
  },
});

/** Always visible on a small screen: the word count, and the button that opens the panel. */
export const foot = styled({
  display: 'none',
  selectors: { ':root[data-focus-mode] &&': { display: 'none' } },
  '@media': {
    [narrow.panel]: {
      position: 'fixed',
      zIndex: layer.float,
      insetInline: 0,
      bottom: 0,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      height: vars.size.topbar,
      paddingInline: `${vars.space[2]}`,
      background: vars.surface.raised,
      borderTop: `1px solid ${vars.border.hairline}`,
    },
    [short]: {
      selectors: { [`:has(> ${panel}[data-drawer='open'] [data-open]) > &`]: { display: 'none' } },
    },
  },
});

globalStyle(`:root:has(${foot}):not([data-focus-mode])`, {
  '@layer': { [components]: { '@media': { [narrow.panel]: { vars: { [bottomBar]: vars.size.topbar } } } } },
});

export const footEnd = styled({ marginInlineStart: 'auto' });
