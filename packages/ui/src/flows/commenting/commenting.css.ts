import { vars } from '../../theme/contract.css.ts';
import { edge, rounded } from '../../theme/corners.ts';
import { scannedIn } from '../../theme/entrance.css.ts';
import { inForm } from '../../theme/form.ts';
import { components } from '../../theme/layers.css.ts';
import { focusRing, forced } from '../../theme/mixins.ts';
import { layer, narrow, touch } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';
import { globalStyle, keyframes } from '@vanilla-extract/css';

const caption = { fontSize: vars.type.caption.size, lineHeight: vars.type.caption.line } as const;
const rise = keyframes({ from: { opacity: 0, translate: '0 4px' } });

export const list = styled({
  position: 'relative',
  display: 'grid',
  gap: vars.space[3],
  alignContent: 'start',
});
/** Beside the text, each card at the height of the words it is about. */
export const beside = styled({ display: 'block', minHeight: '100%' });
export const slot = styled({
  selectors: {
    [`${beside} > &`]: {
      position: 'absolute',
      insetInline: 0,
      top: 0,
      transform: 'translateY(var(--card-y, 0px))',
      transition: `transform ${vars.motion.slow} ${vars.motion.ease}`,
    },
  },
});

export const card = styled({
  display: 'grid',
  gap: vars.space[3],
  padding: `${vars.space[3.5]} ${vars.space[4]}`,
  background: vars.ground.card,
  border: `1px solid ${vars.edge.card}`,
  borderInlineStart: `3px solid ${vars.comment.line}`,
  color: vars.text.primary,
  scrollMarginBlock: vars.space[18],
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}, box-shadow ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:focus-visible': { outline: '2px solid transparent', boxShadow: vars.focus.halo },
    '&[data-chosen]': { borderColor: vars.comment.line, boxShadow: vars.shadow.card },
  },
  '@media': { [forced]: { selectors: { '&[data-chosen]': { borderColor: 'Highlight' } } } },
});

export const quote = styled({
  display: 'flex',
  gap: vars.space[1.5],
  alignItems: 'baseline',
  width: '100%',
  padding: 0,
  border: 0,
  borderRadius: rounded('4px'),
  background: 'none',
  fontFamily: vars.font.document,
  fontSize: '13px',
  lineHeight: '18px',
  fontStyle: 'italic',
  textAlign: 'start',
  color: vars.text.secondary,
  overflowWrap: 'anywhere',
  selectors: {
    'button&:hover': { color: vars.text.primary, textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&[data-gone]': { textDecorationLine: 'line-through' },
    ...focusRing,
  },
  '@media': { [touch]: { minHeight: vars.space[8] } },
});
export const gone = styled({
  ...caption,
  display: 'flex',
  gap: vars.space[1.5],
  alignItems: 'center',
  fontWeight: 500,
  color: vars.warning.text,
});

export const said = styled({
  display: 'grid',
  gap: vars.space[1.5],
  selectors: {
    '& + &': { paddingTop: vars.space[3], borderTop: `1px solid ${vars.border.hairline}` },
  },
});
export const head = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
});
export const name = styled({ fontWeight: 600, overflowWrap: 'anywhere' });
export const time = styled({
  ...caption,
  lineHeight: '20px',
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});
export const words = styled({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const small = styled({ ...caption, color: vars.text.secondary });
export const chip = styled({
  ...caption,
  ...edge('4px'),
  justifySelf: 'start',
  padding: `2px ${vars.space[2]}`,
  fontWeight: 600,
  color: vars.comment.text,
  background: vars.comment.tint,
});
export const proposal = styled({
  display: 'grid',
  gap: '2px',
  fontFamily: vars.font.document,
  fontSize: '15px',
  lineHeight: '22px',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
export const proposed = styled({
  color: vars.diff.inst,
  background: vars.diff.ins,
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
});
export const own = styled({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const form = styled({ display: 'grid', gap: vars.space[3] });
export const actions = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
});
export const problem = styled({ fontSize: '13px', lineHeight: '18px', color: vars.danger.text });
export const removal = styled({
  display: 'grid',
  minInlineSize: 0,
  margin: 0,
  border: 0,
  gap: vars.space[2],
  padding: vars.space[3],
  background: vars.danger.tint,
  borderRadius: rounded(vars.radius.control),
});

export const marks = styled({ display: 'grid', gap: vars.space[1], paddingInline: vars.space[4] });
export const marked = styled({
  ...caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1.5],
  minHeight: vars.space[8],
  color: vars.text.secondary,
});

export const panelHead = styled({ display: 'grid', gap: vars.space[1], marginBottom: vars.space[4] });
export const panelTitle = styled({
  ...caption,
  fontFamily: vars.font.ui,
  fontWeight: 600,
  color: vars.text.secondary,
  selectors: {
    [`${inForm('labels', 'capitals')} &`]: { textTransform: 'uppercase', letterSpacing: '.08em' },
  },
});
export const settings = styled({ display: 'grid', justifyItems: 'start', gap: vars.space[1] });
globalStyle(`${settings} > form`, { '@layer': { [components]: { width: '100%' } } });
export const empty = styled({ color: vars.text.secondary, maxWidth: '36ch' });
export const resolved = styled({ marginTop: vars.space[4] });
export const resolvedSummary = styled({
  ...caption,
  padding: `${vars.space[2]} 0`,
  color: vars.text.secondary,
  cursor: 'pointer',
});

/** Above the words; on touch screens at the foot of the window, because the system's own menu is above the words. */
export const bubble = styled({
  position: 'absolute',
  zIndex: layer.float,
  left: 'clamp(8px, var(--bubble-x), calc(100% - 8px))',
  top: 'calc(var(--bubble-y) - 48px)',
  translate: 'clamp(-100%, -50%, 0%) 0',
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  width: 'max-content',
  maxWidth: 'calc(100vw - 16px)',
  padding: vars.space[1],
  background: vars.surface.raised,
  border: `1px solid ${vars.border.control}`,
  boxShadow: vars.shadow.card,
  animation: `${rise} ${vars.motion.fast} ${vars.motion.ease}`,
  userSelect: 'none',
  selectors: {
    ...scannedIn,
  },
  '@media': {
    [narrow.phone]: { left: '50%', flexWrap: 'wrap', justifyContent: 'center' },
    [touch]: {
      position: 'fixed',
      top: 'auto',
      bottom: `calc(${vars.space[4]} + env(safe-area-inset-bottom))`,
      left: '50%',
    },
    print: { display: 'none' },
  },
});
globalStyle(`${bubble} [aria-pressed='true']`, {
  '@layer': { [components]: { color: vars.comment.text, background: vars.comment.tint } },
});
export const divider = styled({
  alignSelf: 'stretch',
  width: '1px',
  marginInline: '2px',
  background: vars.border.hairline,
});

/** In the sheet's own margin, on the side where comments are; shown with its block. */
export const blockButton = styled({
  ...edge(vars.radius.control),
  position: 'absolute',
  insetInlineStart: 'calc(100% + 12px)',
  top: 0,
  display: 'grid',
  placeItems: 'center',
  width: vars.space[8],
  height: vars.space[8],
  padding: 0,
  color: vars.text.secondary,
  background: 'none',
  border: 0,
  opacity: 0,
  userSelect: 'none',
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '*:hover > &, &:focus-visible': { opacity: 1 },
    // A cell has no margin: there it is for the keyboard.
    ':is(td, th) &': {
      insetInlineStart: 'auto',
      insetInlineEnd: '-12px',
      top: '-4px',
      background: vars.surface.raised,
    },
    ':is(td, th) &:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' },
    '&:hover': { color: vars.accent.text, background: vars.surface.hover },
    ...focusRing,
  },
  '@media': {
    [narrow.phone]: { insetInlineStart: 'calc(100% - 2px)', width: vars.space[6], height: vars.space[8] },
    [touch]: { opacity: 1, color: vars.text.tertiary },
    print: { display: 'none' },
  },
});
