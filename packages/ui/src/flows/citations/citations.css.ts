import { vars } from '../../theme/contract.css.ts';
import { inForm } from '../../theme/form.ts';
import { narrow } from '../../theme/scale.ts';
import { styled, styledVariants } from '../../theme/styled.ts';

export const card = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  scrollMarginBlock: vars.space[4],
  // The last line of the passage stays above it.
  '@media': { [narrow.phone]: { scrollMarginTop: vars.space[10] } },
  padding: vars.space[4],
  fontFamily: vars.font.ui,
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  color: vars.text.primary,
  background: vars.surface.raised,
  border: `1px solid ${vars.border.control}`,
  boxShadow: vars.shadow.card,
});

export const cardHead = styled({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const cardTitle = styled({
  fontFamily: vars.font.display,
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.line,
  fontWeight: 600,
});

/** The passage, cut to two lines, because it is shown in full above. */
export const passage = styled({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  paddingInlineStart: vars.space[3],
  borderInlineStart: `2px solid ${vars.accent.base}`,
  fontFamily: vars.font.document,
  fontSize: vars.type.excerpt.size,
  lineHeight: vars.type.excerpt.line,
  fontStyle: 'italic',
  color: vars.text.secondary,
});

export const results = styled({ maxHeight: 'min(420px, 60vh)', overflowY: 'auto' });

export const favicon = {
  loading: styled({ display: 'none' }),
  shown: styled({ display: 'block', width: '20px', height: '20px' }),
};

export const facts = styled({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3] });

export const listed = styled({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });

export const foot = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const small = styled({ fontSize: '13px', lineHeight: '18px', color: vars.text.secondary });
export const loading = styled({ display: 'grid', gap: vars.space[4] });
export const loadingRow = styled({ display: 'grid', gap: vars.space[2] });

export const block = styled({
  paddingTop: vars.space[5],
  borderTop: `1px solid ${vars.border.hairline}`,
  fontFamily: vars.font.ui,
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
});

export const blockHead = styled({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginBottom: vars.space[3],
});

export const blockTitle = styled({
  fontFamily: vars.font.ui,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: 500,
  color: vars.text.secondary,
  selectors: {
    [`${inForm('labels', 'capitals')} &`]: { textTransform: 'uppercase', letterSpacing: '.08em' },
  },
});

export const style = styled({ minWidth: '132px' });

export const list = styled({ listStyleType: '""', display: 'grid', gap: vars.space[2] });

export const entry = styled({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[2],
  alignItems: 'start',
});

export const number = styled({
  display: 'inline-block',
  minWidth: '4ch',
  paddingInlineEnd: '.75ch',
  textIndent: 0,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** Hanging indent, which makes the author's name or the number stand out. */
export const line = styled({
  paddingInlineStart: vars.space[6],
  textIndent: `calc(-1 * ${vars.space[6]})`,
  fontFamily: vars.font.document,
  fontSize: vars.type.excerpt.size,
  lineHeight: vars.type.excerpt.line,
  color: vars.text.document,
  overflowWrap: 'anywhere',
  selectors: { [`&:has(> ${number})`]: { paddingInlineStart: '4ch', textIndent: '-4ch' } },
});

export const smallCapitals = styled({ fontVariantCaps: 'small-caps' });

/** The reference's status, at the end of its line. */
export const marks = styled({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  marginInlineStart: vars.space[2.5],
  textIndent: 0,
});

export const mark = styledVariants({
  found: { color: vars.success.text },
  unverified: { color: vars.warning.text },
  retracted: { color: vars.danger.text },
  uncited: { color: vars.text.secondary },
});

export const markText = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontFamily: vars.font.ui,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: 'inherit',
  textDecorationLine: 'none',
  selectors: { 'a&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '.22em' } },
});

/** Hidden until the line is hovered or focused; always shown on touch devices. */
export const tools = styled({
  display: 'flex',
  '@media': {
    '(hover: hover)': {
      position: 'absolute',
      top: '-4px',
      insetInlineEnd: 0,
      background: vars.surface.page,
      opacity: 0,
      selectors: {
        [`${entry}:hover &, ${entry}:focus-within &`]: { opacity: 1 },
      },
    },
  },
});

export const blockFoot = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginTop: vars.space[3],
});

export const checks = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
});
export const wrong = styled({ color: vars.warning.text, fontWeight: 500 });
export const buttons = styled({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });

export const fields = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 132px',
  alignItems: 'start',
  gap: `${vars.space[5]} ${vars.space[4]}`,
  '@media': { [narrow.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const wide = styled({ gridColumn: '1 / -1' });
/** The field and its look-up button, on one line. */
export const lookUp = styled({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[2],
  alignItems: 'start',
});
/** Aligned below the label of the field next to it. */
export const lookUpButton = styled({ paddingTop: vars.space[6] });

export const importFields = styled({ display: 'grid', gap: vars.space[4] });
export const report = styled({ display: 'grid', gap: vars.space[5], overflowWrap: 'anywhere' });
export const reportTitle = styled({
  marginBottom: vars.space[2],
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: 600,
  color: vars.text.secondary,
});

/** A work of a citation: the fields for its locator, with prefix and suffix side by side. */
export const work = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
  minWidth: 0,
  margin: 0,
  padding: `0 0 ${vars.space[4]}`,
  border: 0,
  borderBottom: `1px solid ${vars.border.hairline}`,
  '@media': { [narrow.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const workButtons = styled({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
});
