import { vars } from '../../theme/contract.css.ts';
import { edge, rounded } from '../../theme/corners.ts';
import { inForm } from '../../theme/form.ts';
import { focusRing, forced, forcedFill } from '../../theme/mixins.ts';
import { breakpoints, layer, narrow, touch } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';
import { toast } from '../toast/toast.css.ts';

const collapsed = '[data-width="collapsed"]';
const outlined = inForm('place', 'outline');
/** A window as low as a laptop's, which shows the whole sidebar without scrolling. */
const low = `screen and (width >= ${breakpoints.panel}px) and (height < 840px)`;

/** A window in which two actions fit side by side. */
const paired = 'screen and (width >= 1280px)';

const beside = `screen and (width >= ${breakpoints.panel}px)`;
/** Nearly as wide as it will be while the sidebar still grows, so that no line wraps on the way; 8 px for a scrollbar. */
const settled = {
  [beside]: {
    selectors: {
      '[data-width="expanded"] > &': {
        minWidth: `calc(25vw - 8px - ${vars.space[14]} - ${vars.space[12]})`,
      },
    },
  },
} as const;

export const sidebar = styled({
  position: 'sticky',
  // Painted after the page, which would otherwise become a separate layer as long as its text.
  zIndex: 1,
  top: 0,
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  width: vars.size.sidebar,
  height: '100dvh',
  paddingBlock: `calc(${vars.space[10]} - 2px) ${vars.space[7]}`,
  paddingInline: `${vars.space[14]} calc(${vars.space[12]} - 2px)`,
  overflowY: 'auto',
  overflowX: 'clip',
  // Here and not as a drawer, which moves as a whole.
  transition: ['width', 'padding']
    .map((property) => `${property} ${vars.motion.slow} ${vars.motion.ease}`)
    .join(', '),
  selectors: {
    [`&${collapsed}`]: {
      width: vars.size.sidebarCollapsed,
      padding: `calc(${vars.space[7]} - 2px) ${vars.space[2]} ${vars.space[5]}`,
      alignItems: 'center',
    },
  },
  '@media': {
    [low]: {
      paddingBlock: `${vars.space[6]} ${vars.space[4]}`,
      selectors: { [`&${collapsed}`]: { paddingBlock: `${vars.space[4]} ${vars.space[2]}` } },
    },
    [narrow.panel]: {
      position: 'fixed',
      zIndex: layer.overlay,
      insetBlock: 0,
      insetInlineStart: 0,
      width: '75%',
      paddingBlock: `${vars.space[18]} ${vars.space[6]}`,
      paddingInline: `${vars.space[10]} ${vars.space[8]}`,
      background: vars.surface.desk,
      boxShadow: vars.shadow.float,
      visibility: 'hidden',
      transition: `transform ${vars.motion.slow} ${vars.motion.ease}, visibility 0s ${vars.motion.slow}`,
      selectors: {
        [`&${collapsed}`]: {
          width: vars.size.sidebarCollapsed,
          padding: `${vars.space[18]} ${vars.space[2]} ${vars.space[5]}`,
        },
        '&[data-drawer="closed"]': { transform: 'translateX(-100%)' },
        "[dir='rtl'] &[data-drawer='closed']": { transform: 'translateX(100%)' },
        '&[data-drawer="open"]': {
          visibility: 'visible',
          transitionDelay: '0s',
        },
        // Extra padding, so that what a toast covers can be scrolled into view.
        [`body:has(${toast}) &[data-drawer="open"]`]: { paddingBottom: `calc(2.5 * ${vars.space[18]})` },
        [`${inForm('drawers', 'glowing')} &`]: { borderInlineEnd: `1px solid ${vars.border.strong}` },
      },
    },
  },
});

export const scrim = styled({
  display: 'none',
  '@media': {
    [narrow.panel]: {
      display: 'block',
      position: 'fixed',
      inset: 0,
      zIndex: layer.bar,
      background: vars.surface.scrim,
    },
  },
});

/** Fixed on small screens and above the drawer, so that it opens and closes in the same place. */
export const menuButton = styled({
  display: 'none',
  '@media': {
    [narrow.panel]: {
      display: 'block',
      position: 'fixed',
      zIndex: layer.overlay + 1,
      top: '6px',
      insetInlineStart: '8px',
    },
  },
});

export const head = styled({
  marginBottom: vars.space[9],
  '@media': {
    [low]: {
      marginBottom: vars.space[5],
      selectors: { [`${collapsed} > &`]: { marginBottom: vars.space[3] } },
    },
  },
  selectors: { [`${collapsed} > &`]: { marginBottom: `calc(${vars.space[7]} - 2px)` } },
});
export const foot = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: 'auto',
  // As high as it becomes once the account is known, so that it does not grow then.
  alignContent: 'end',
  minHeight: '346px',
  paddingTop: vars.space[6],
  width: '100%',
  '@media': { ...settled, [paired]: { minHeight: '300px' } },
  // A window of 900 px shows all of the rail without scrolling.
  selectors: { [`${collapsed} > &`]: { minHeight: 'min-content', paddingTop: vars.space[1] } },
});

/** Two short actions side by side where there is room for their words, as in a window from 1280 px. */
export const pair = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7em, 100%), 1fr))',
  columnGap: vars.space[2],
  fontSize: vars.type.ui.size,
  width: '100%',
  selectors: { [`${collapsed} &`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const places = styled({ width: '100%', '@media': settled });
export const items = styled({ width: '100%' });

/** A line between two groups of places; in the slim sidebar their distance would cost a place. */
export const startsGroup = styled({
  '@media': {
    [`${beside} and (height >= 840px)`]: {
      selectors: {
        '[data-width="expanded"] &': {
          marginTop: vars.space[2.5],
          paddingTop: vars.space[2.5],
          borderTop: `1px solid ${vars.border.hairline}`,
        },
      },
    },
  },
});

export const item = styled({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: `calc(${vars.space[3.5]} - 1px)`,
  width: '100%',
  minHeight: '38px',
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: '15px',
  fontWeight: 500,
  lineHeight: '20px',
  textAlign: 'start',
  textDecoration: 'none',
  color: vars.text.secondary,
  borderRadius: rounded(vars.radius.control),
  '@media': {
    [touch]: {
      minHeight: vars.size.controlLg,
      selectors: { [`${foot} &`]: { minHeight: vars.size.controlLg } },
    },
    [low]: { selectors: { [`${collapsed} &`]: { minHeight: vars.size.controlLg } } },
  },
  transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    ...focusRing,
    '&:hover': { color: vars.text.primary },
    '&[aria-current="page"]': { color: vars.text.current, fontWeight: vars.weight.current },
    // What is set up once is quieter than the places.
    [`${foot} &`]: { minHeight: vars.size.control, fontSize: vars.type.ui.size },
    [`${collapsed} &`]: {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: vars.space[1],
      minHeight: '52px',
      fontSize: vars.type.caption.size,
      lineHeight: vars.type.caption.line,
      textAlign: 'center',
    },
    [`${collapsed} &[aria-current="page"]`]: { color: vars.accent.text },
    // The focus ring replaces the outline of the current place.
    [`${outlined} &`]: {
      ...edge(vars.radius.control, '12px'),
      marginInline: `calc(-1 * ${vars.space[3.5]}) calc(-1 * ${vars.space[3.5]} + 1px)`,
      paddingInline: `${vars.space[3.5]} calc(${vars.space[3.5]} - 1px)`,
      width: 'calc(100% + 27px)',
      border: '1px solid transparent',
    },
    // An outline around the place replaces the thread.
    [`${outlined} &[aria-current='page']`]: { background: vars.accent.tint, borderColor: vars.accent.base },
    [`${outlined} ${collapsed} &`]: {
      margin: 0,
      padding: 0,
      width: '100%',
    },
  },
});

export const itemIcon = styled({
  color: vars.text.secondary,
  selectors: { '[aria-current="page"] > &': { color: vars.accent.text } },
});

/** The thread: enters from the left edge at the current place. */
export const thread = styled({
  position: 'absolute',
  top: '50%',
  insetInlineStart: '-56px',
  width: '38px',
  height: '2px',
  marginTop: '-1px',
  background: vars.accent.base,
  selectors: {
    [`${collapsed} &`]: { insetInlineStart: '-8px', width: '16px' },
    [`${outlined} &`]: { insetInlineStart: '-43px', width: '42px', height: '1px' },
    [`${outlined} ${collapsed} &`]: { insetInlineStart: '-9px', width: '8px' },
  },
  '@media': { [narrow.panel]: { insetInlineStart: '-40px', width: '28px' }, [forced]: forcedFill },
});

/** Dotted, as in a table of contents; none where there is no count, or no room. */
export const leader = styled({
  flex: 1,
  minWidth: 0,
  alignSelf: 'flex-end',
  marginBottom: vars.space[3],
  borderBottom: `1px dotted ${vars.border.control}`,
  opacity: 0.7,
  selectors: {
    [`${collapsed} &`]: { display: 'none' },
    // Without dots it needs no room, which a short word after it does.
    [`${outlined} &`]: { marginInlineStart: `calc(-1 * ${vars.space[3.5]} + 1px)`, border: 0 },
  },
});

export const count = styled({
  // Wraps within a word if enlarged text leaves no room.
  minWidth: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.secondary,
  selectors: {
    [`${collapsed} &`]: { display: 'none' },
    [`${inForm('figures', 'mono')} &`]: { fontFamily: vars.font.mono, fontSize: '13px' },
  },
});
