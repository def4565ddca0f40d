import { vars } from '../../theme/contract.css.ts';
import { rounded } from '../../theme/corners.ts';
import { inForm } from '../../theme/form.ts';
import { forced } from '../../theme/mixins.ts';
import { narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

/** The list next to the changes; stacked on phones. Each scrolls by itself where there is room. */
export const columns = styled({
  display: 'grid',
  gridTemplateColumns: '248px minmax(0, 1fr)',
  columnGap: vars.space[6],
  height: 'min(520px, 100dvh - 320px)',
  minHeight: '280px',
  '@media': {
    [narrow.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[5], height: 'auto' },
  },
});

export const list = styled({
  overflowY: 'auto',
  paddingInlineEnd: vars.space[3],
  borderInlineEnd: `1px solid ${vars.border.hairline}`,
  '@media': {
    [narrow.phone]: {
      maxHeight: '32dvh',
      paddingInlineEnd: 0,
      paddingBottom: vars.space[2],
      borderInlineEnd: 0,
      borderBottom: `1px solid ${vars.border.hairline}`,
    },
  },
});

export const day = styled({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[1]}`,
  background: vars.surface.dialog,
  fontFamily: vars.font.ui,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: 500,
  color: vars.text.secondary,
  selectors: {
    '&::first-letter': { textTransform: 'uppercase' },
    [`${inForm('labels', 'capitals')} &`]: { textTransform: 'uppercase', letterSpacing: '.08em' },
  },
});

export const items = styled({ listStyleType: '""', display: 'grid', gap: '1px' });

export const version = styled({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[2],
  width: '100%',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: 0,
  borderRadius: rounded(vars.radius.control),
  background: 'transparent',
  color: vars.text.primary,
  fontFamily: vars.font.ui,
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  textAlign: 'start',
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&:active': { background: vars.accent.tint },
    "&[aria-current='true']": { background: vars.surface.selected },
    // The thread marks the current item, so that colour is not the only cue.
    "&[aria-current='true']::before": {
      content: '',
      position: 'absolute',
      insetBlock: '8px',
      insetInlineStart: 0,
      width: '2px',
      background: vars.accent.base,
    },
    // Inside its own edge: the scrolling list would cut off a ring around it.
    '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
  },
  '@media': {
    [forced]: { selectors: { "&[aria-current='true']::before": { background: 'Highlight' } } },
  },
});

export const time = styled({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const words = styled({
  fontSize: '13px',
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});
export const kind = styled({
  gridColumn: '1 / -1',
  fontSize: '13px',
  lineHeight: '18px',
  color: vars.text.secondary,
});

export const name = styled({
  gridColumn: '1 / -1',
  fontSize: '13px',
  lineHeight: '18px',
  fontWeight: 600,
  color: vars.accent.text,
  overflowWrap: 'anywhere',
});

export const naming = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
export const nameField = styled({ flex: '1 1 16em', minWidth: 0 });

export const shown = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[4],
  minWidth: 0,
});

export const head = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});

export const figures = styled({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  fontSize: '13px',
  lineHeight: '18px',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
});
export const added = styled({ color: vars.diff.inst });
export const deleted = styled({ color: vars.diff.delt });

/** Ends level with the list next to it. */
export const textHeight = 'max(200px, min(416px, 100dvh - 424px))';

export const text = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[2],
  paddingInlineEnd: vars.space[3],
});

/** Unchanged words, folded behind a line across the text. */
export const fold = styled({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space[2],
  selectors: {
    '&::before, &::after': { content: '', borderTop: `1px dashed ${vars.border.strong}` },
  },
});

export const same = styled({ color: vars.text.secondary });
export const loading = styled({ display: 'grid', alignContent: 'start', gap: vars.space[3] });
export const notice = styled({ marginTop: vars.space[4] });
