import { vars } from '../../theme/contract.css.ts';
import { corner, rounded } from '../../theme/corners.ts';
import { inForm } from '../../theme/form.ts';
import { layer, narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';
import { groundOnScroll } from '../layout/ground-on-scroll.css.ts';
import { wide } from '../layout/wide.ts';

// Half of what is left beside a whole sheet; a scrollbar may take 16 px of the window.
const room = (column: string) => `calc((${column} - 16px - ${vars.size.page}) / 2)`;
const panel = `${vars.size.panel} + ${vars.space[4]}`;

/** The page being written, and beside it the panel; both scroll as one, so that rows stay level with their words. */
export const page = styled({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.size.panel}`,
  gridTemplateRows: `${vars.size.topbar} minmax(0, auto)`,
  columnGap: vars.space[4],
  minHeight: '100dvh',
  vars: { '--sheet-room': room(`100vw - 25vw - (${panel})`) },
  selectors: {
    '[data-width="collapsed"] ~ * &': {
      vars: { '--sheet-room': room(`100vw - ${vars.size.sidebarCollapsed} - (${panel})`) },
    },
  },
  '@media': {
    [narrow.panel]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: { '&&': { vars: { '--sheet-room': room('100vw') } } },
    },
  },
});

/** Begins where the sheet begins. */
export const bar = styled({
  position: 'sticky',
  zIndex: layer.bar,
  top: 0,
  paddingInline: `max(${vars.space[3]}, (100% - ${vars.size.page}) / 2) ${vars.space[3]}`,
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

/** Paper to write on: 784 wide and as long as the text. */
export const sheet = styled({
  position: 'relative',
  flex: 1,
  width: '100%',
  maxWidth: vars.size.page,
  minHeight: `calc(100dvh - ${vars.size.topbar})`,
  marginInline: 'auto',
  background: vars.ground.sheet,
  border: `1px solid ${vars.edge.pane}`,
  borderBottom: 0,
  borderRadius: `${rounded(vars.radius.sheet)} ${corner(vars.radius.sheet, vars.radius.sheet)} 0 0`,
  cornerShape: vars.corner.shape,
  boxShadow: vars.shadow.sheet,
  selectors: {
    // Focused when the focused element is removed, so that the tab order continues here; it has no ring because it
    // has no keys of its own.
    '&:focus-visible': { outline: 'none' },
    // The one bright stroke at the head of the page.
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
  '@media': {
    [narrow.panel]: { paddingBottom: vars.space[18] },
    [narrow.phone]: {
      // The sheet is the screen: it has no corners.
      border: 0,
      borderRadius: 0,
      boxShadow: 'none',
    },
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
