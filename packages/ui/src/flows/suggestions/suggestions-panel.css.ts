import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inForm } from '../../theme/form.ts';
import { components } from '../../theme/layers.css.ts';
import { layer, narrow, touch } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';
import { groundOnScroll } from '../layout/ground-on-scroll.css.ts';
import { wide } from '../layout/wide.ts';

export const panel = styled({ position: 'relative', minHeight: '100%' });

/** Sticky while the rows scroll below it with their text. */
export const head = styled({
  position: 'sticky',
  zIndex: 1,
  top: vars.size.topbar,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  paddingBlock: `${vars.space[4]} ${vars.space[3]}`,
  '@media': {
    [wide.panel]: groundOnScroll,
    [narrow.panel]: {
      position: 'static',
      paddingTop: vars.space[2],
      // The open suggestion takes the whole sheet.
      selectors: { ':has([data-open]) > &': { display: 'none' } },
    },
  },
});

export const line = styled({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
  minHeight: '24px',
});

export const coverage = styled({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[1],
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.primary,
});

export const legend = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
});

export const kind = styled({ display: 'flex', alignItems: 'center', gap: vars.space[1.5] });

export const kindCount = styled({
  fontWeight: 600,
  color: vars.text.primary,
  fontVariantNumeric: 'tabular-nums',
});

/** Its label ends where the strip ends. */
export const applyAll = styled({ marginInlineEnd: `calc(-1 * ${vars.space[3]} + 1px)` });

/** Its label starts where the strip starts. */
export const ignored = styled({ marginInlineStart: `calc(-1 * ${vars.space[3]} + 1px)` });

/** Hides the part of the list above it, without clipping shadows at the sides. */
export const frame = styled({
  display: 'flow-root',
  selectors: { '&[data-cut="true"]': { clipPath: 'inset(0 -100vw -100vh)' } },
});

/** Contained in layout and paint, because it is next to a text that changes with every key press. */
export const list = styled({
  display: 'grid',
  // Sized by itself, not by its longest row.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  contain: 'layout style',
  transition: `margin-top ${vars.motion.base} ${vars.motion.ease}`,
  '@media': {
    [narrow.panel]: {
      paddingBottom: vars.space[3],
      selectors: { '&:has([data-open])': { paddingBottom: 0 } },
    },
  },
});

/**
 * Each row is level with its text, in normal flow: two hundred positioned rows would each cost a layer on every key
 * press.
 */
export const row = styled({
  transition: `margin-top ${vars.motion.base} ${vars.motion.ease}`,
  '@media': {
    [narrow.panel]: { selectors: { 'ul:has([data-open]) > &:not([data-open])': { display: 'none' } } },
  },
});

/** Less certain suggestions are below all others. */
export const apart = styled({
  marginTop: vars.space[4],
  paddingTop: vars.space[3],
  borderTop: `1px solid ${vars.border.hairline}`,
  paddingInline: vars.space[3],
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
  '@media': { [narrow.panel]: { selectors: { 'ul:has([data-open]) > &': { display: 'none' } } } },
});

export const apartTitle = styled({ display: 'block', fontWeight: 600, color: vars.text.primary });

export const open = styled({ position: 'relative', zIndex: 2 });

// The sheet is a card already: no card inside a card.
globalStyle(`${row}${open} > *`, {
  '@layer': {
    [components]: {
      '@media': {
        [narrow.panel]: {
          padding: `${vars.space[2]} 0 0`,
          background: 'none',
          border: 0,
          boxShadow: 'none !important',
        },
      },
    },
  },
});

export const position = styled({ minWidth: '5ch', whiteSpace: 'nowrap', textAlign: 'center' });

export const alternatives = styled({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1.5],
  fontSize: vars.type.caption.size,
  color: vars.text.secondary,
  '@media': { [touch]: { rowGap: vars.space[5] } },
});

/** As wide as the sheet on a small screen, for use with the thumb. */
export const actions = styled({
  flex: '1 1 auto',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': { [narrow.panel]: { paddingBottom: vars.space[2] } },
});

/** Several lasting actions have a line of their own, which starts with the text above. */
export const lasting = styled({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[1],
  width: `calc(100% + 2 * ${vars.space[3]})`,
  marginInline: `calc(-1 * ${vars.space[3]})`,
  marginBlock: `calc(-1 * ${vars.space[1]})`,
});

// Not scrolled away with a long reason.
globalStyle(`:has(> ${actions})`, {
  '@layer': {
    [components]: {
      '@media': {
        [narrow.panel]: { position: 'sticky', bottom: 0, zIndex: 1, background: vars.surface.raised },
      },
    },
  },
});
globalStyle(`${actions} > :is(button:not([aria-haspopup]))`, {
  '@layer': { [components]: { '@media': { [narrow.panel]: { flex: '1 1 0', minWidth: 'max-content' } } } },
});

export const message = styled({ paddingTop: vars.space[6] });

export const thread = styled({
  position: 'absolute',
  zIndex: layer.sidebar,
  top: 0,
  overflow: 'visible',
  pointerEvents: 'none',
  filter: vars.shadow.thread,
  '@media': { [narrow.panel]: { display: 'none' } },
});

const angular = inForm('threads', 'angular');
export const curved = styled({ selectors: { [`${angular} &`]: { display: 'none' } } });
export const straight = styled({ display: 'none', selectors: { [`${angular} &`]: { display: 'block' } } });

export const exampleRight = styled({ color: vars.text.primary, textDecoration: 'none' });
