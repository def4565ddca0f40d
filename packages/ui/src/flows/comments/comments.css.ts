import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { edge, rounded } from '../../theme/corners.ts';
import { components } from '../../theme/layers.css.ts';
import { focusRing } from '../../theme/mixins.ts';
import { narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';
import { groundOnScroll } from '../layout/ground-on-scroll.css.ts';
import { wide } from '../layout/wide.ts';

export { frame, list, message, open, position as place, row } from '../suggestions/suggestions-panel.css.ts';

export const panel = styled({ position: 'relative', minHeight: '100%' });

/** Sticky while the rows scroll below it with their text. */
export const panelHead = styled({
  position: 'sticky',
  zIndex: 1,
  top: vars.size.topbar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
  minHeight: '32px',
  paddingBlock: `${vars.space[3]} ${vars.space[2]}`,
  '@media': {
    [wide.panel]: groundOnScroll,
    [narrow.panel]: {
      position: 'static',
      // The open comment takes the whole sheet.
      selectors: { ':has([data-open]) > &': { display: 'none' } },
    },
  },
});

export const count = styled({
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.primary,
});

export const more = styled({ paddingBlock: vars.space[3] });

const caption = { fontSize: vars.type.caption.size, lineHeight: vars.type.caption.line } as const;
const documentWords = {
  fontFamily: vars.font.document,
  fontSize: `calc(${vars.type.excerpt.size} - 1px)`,
  lineHeight: '22px',
  overflowWrap: 'anywhere',
} as const;

export const closed = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  width: '100%',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: '1px solid transparent',
  // A colour of its own shows at a glance that this is a comment.
  borderInlineStart: `2px solid ${vars.comment.line}`,
  borderStartEndRadius: rounded(vars.radius.control),
  borderEndEndRadius: rounded(vars.radius.control),
  background: 'none',
  textAlign: 'start',
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  color: vars.text.primary,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&[data-resolved]': { borderInlineStartColor: vars.border.control, color: vars.text.secondary },
    ...focusRing,
  },
});

export const who = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[2]}`,
  minWidth: 0,
});

export const name = styled({ fontWeight: 600, color: vars.text.primary, overflowWrap: 'anywhere' });

export const when = styled({ ...caption, color: vars.text.tertiary, fontVariantNumeric: 'tabular-nums' });

export const rowEnd = styled({
  ...caption,
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'center',
  gap: vars.space[1],
  marginInlineStart: 'auto',
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});

/** At most two lines: the rest is in the card. */
export const excerpt = styled({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

export const former = styled({ color: vars.text.secondary, textDecorationThickness: '1px' });
export const proposed = styled({ fontWeight: 600, textDecoration: 'none' });
export const gone = styled({ ...caption, fontStyle: 'italic', color: vars.text.secondary });

export const mark = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1.5],
  fontWeight: 500,
  color: vars.comment.text,
});

export const card = styled({
  ...edge(vars.radius.card),
  padding: vars.space[3.5],
  background: vars.surface.raised,
  border: `1px solid ${vars.comment.line}`,
  color: vars.comment.line,
  boxShadow: vars.shadow.suggestion,
  selectors: focusRing,
});

export const content = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  color: vars.text.primary,
});

export const head = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[2.5]}`,
  minHeight: '24px',
});

export const label = styled({ fontWeight: 600, color: vars.comment.text });

export const position = styled({
  ...caption,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.secondary,
});

/** The words that the comment is about, as they are in the text. */
export const quote = styled({
  ...documentWords,
  margin: 0,
  maxHeight: '110px',
  overflowY: 'auto',
  paddingInlineStart: vars.space[3],
  borderInlineStart: `2px solid ${vars.comment.line}`,
  color: vars.text.secondary,
  whiteSpace: 'pre-line',
  selectors: {
    '&[data-gone]': { borderInlineStartStyle: 'dashed', textDecoration: 'line-through 1px' },
  },
});

export const goneNote = styled({ ...caption, color: vars.text.secondary });

export const said = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '2px',
});
globalStyle(`${said} > :is(div, ul)`, { '@layer': { [components]: { width: '100%' } } });

export const words = styled({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const own = styled({
  display: 'flex',
  flexWrap: 'wrap',
  // Its label starts where the text starts.
  marginInlineStart: 0,
});

export const proposal = styled({
  display: 'grid',
  gap: vars.space[2],
  padding: `${vars.space[2.5]} ${vars.space[3]}`,
  background: vars.comment.tint,
  borderRadius: rounded(vars.radius.control),
});
export const proposalLabel = styled({ ...caption, fontWeight: 600, color: vars.comment.text });
export const proposalWords = styled({
  ...documentWords,
  color: vars.text.document,
  textDecoration: 'none',
  whiteSpace: 'pre-line',
});

export const answers = styled({
  display: 'grid',
  gap: vars.space[3],
  paddingInlineStart: vars.space[3],
  borderInlineStart: `1px solid ${vars.border.strong}`,
});

export const form = styled({ display: 'grid', justifyItems: 'start', gap: vars.space[2] });
globalStyle(`${form} > :first-child`, { '@layer': { [components]: { width: '100%' } } });

export const actions = styled({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const question = styled({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  display: 'grid',
  gap: vars.space[2],
  paddingTop: vars.space[2.5],
  borderTop: `1px solid ${vars.border.hairline}`,
});
export const questionText = styled({ fontWeight: 500 });

/** Replaces a comment that has just been resolved. */
export const strip = styled({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '40px',
  paddingInlineStart: vars.space[3],
  color: vars.text.secondary,
});
export const stripText = styled({ flex: 1 });
