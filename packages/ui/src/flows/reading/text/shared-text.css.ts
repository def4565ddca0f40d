import { vars } from '../../../theme/contract.css.ts';
import { edge, rounded } from '../../../theme/corners.ts';
import { inForm } from '../../../theme/form.ts';
import { components } from '../../../theme/layers.css.ts';
import { focusRing, forced, onPaper } from '../../../theme/mixins.ts';
import { narrow, touch } from '../../../theme/scale.ts';
import { styled, styledVariants } from '../../../theme/styled.ts';
import { globalStyle } from '@vanilla-extract/css';

type Rule = Parameters<typeof globalStyle>[1];
const inside = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [components]: rule } });

// The measures of the editor's text (`document-editor.css.ts`): a text looks the same to its reader.
export const text = styled({
  marginTop: vars.space[6],
  fontFamily: vars.font.document,
  fontSize: vars.type.document.size,
  lineHeight: vars.type.document.line,
  color: vars.text.document,
  overflowWrap: 'break-word',
  fontVariantLigatures: 'none',
  ...onPaper({ fontSize: '12pt', lineHeight: '1.5' }),
});

/** A block of text with what is beside it. */
export const frame = styled({ position: 'relative' });

export const paragraph = styled({ margin: `0 0 calc(${vars.space[4]} - 1px)`, whiteSpace: 'pre-wrap' });

const headingBase = {
  fontFamily: vars.font.display,
  fontWeight: vars.display.weight,
  letterSpacing: vars.display.tracking,
  whiteSpace: 'pre-wrap',
  scrollMarginTop: vars.space[18],
  ':focus': { outline: 'none' },
} as const;
export const heading = styledVariants({
  1: { ...headingBase, margin: `${vars.space[8]} 0 ${vars.space[3]}`, fontSize: '28px', lineHeight: '36px' },
  2: {
    ...headingBase,
    margin: `${vars.space[7]} 0 ${vars.space[2.5]}`,
    fontSize: '23px',
    lineHeight: '30px',
  },
  3: {
    ...headingBase,
    margin: `${vars.space[6]} 0 ${vars.space[2]}`,
    fontSize: '19px',
    lineHeight: '28px',
    fontWeight: 600,
  },
});

const listBase = { margin: `0 0 calc(${vars.space[4]} - 1px)` } as const;
export const list = styledVariants({
  bullet: { ...listBase, listStyle: 'disc' },
  ordered: { ...listBase, listStyle: 'revert' },
});
inside(`${list.bullet} ${list.bullet}`, { listStyle: 'circle' });
inside(`:is(${list.bullet}, ${list.ordered}) :is(${list.bullet}, ${list.ordered})`, { marginBottom: 0 });
/** Indented on its own side: a list may hold items that run the other way. */
export const item = styled({ marginInlineStart: `calc(${vars.space[6]} + 2px)` });
export const task = styled({
  position: 'relative',
  marginInlineStart: `calc(${vars.space[6]} + 2px)`,
  listStyle: 'none',
  selectors: { '&[data-done]': { color: vars.text.secondary } },
});
inside(`:is(${item}, ${task}) ${paragraph}`, { marginBottom: vars.space[1] });
export const box = styled({
  position: 'absolute',
  insetInlineStart: '-26px',
  top: 'calc((1lh - 16px) / 2)',
  display: 'grid',
  placeItems: 'center',
  width: '16px',
  height: '16px',
  color: vars.accent.on,
  border: `1px solid ${vars.border.control}`,
  borderRadius: rounded('3px'),
  selectors: { '[data-done] > &': { background: vars.accent.base, borderColor: vars.accent.base } },
  '@media': {
    print: { color: 'black', background: 'none' },
    [forced]: {
      selectors: {
        '[data-done] > &': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

export const quote = styled({
  margin: `0 0 calc(${vars.space[4]} - 1px)`,
  paddingInlineStart: vars.space[5],
  borderInlineStart: `2px solid ${vars.border.strong}`,
  fontStyle: 'italic',
});

export const code = styled({
  margin: `0 0 calc(${vars.space[4]} - 1px)`,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  background: vars.surface.sunken,
  borderRadius: rounded(vars.radius.control),
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
inside(`${text} :is(pre, code)`, { fontFamily: vars.font.mono, fontSize: '14.5px', lineHeight: '24px' });
inside(`${text} :not(pre) > code`, {
  padding: `1px ${vars.space[1]}`,
  background: vars.surface.sunken,
  borderRadius: rounded('4px'),
});
inside(`${text} a`, {
  color: vars.accent.text,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
});
inside(`${text} ::selection`, { background: vars.selection.fill });

export const rule = styled({
  margin: `${vars.space[7]} 0`,
  border: 0,
  borderTop: `1px solid ${vars.border.strong}`,
});

export const citation = styled({
  fontStyle: 'normal',
  color: vars.accent.text,
  selectors: {
    [`${inForm('citations', 'boxed')} &`]: {
      ...edge('0px', '5px'),
      paddingInline: vars.space[1.5],
      border: `1px solid ${vars.border.strong}`,
      boxDecorationBreak: 'clone',
      WebkitBoxDecorationBreak: 'clone',
    },
  },
  '@media': { print: { color: 'inherit', border: '0 !important', padding: '0 !important' } },
});
export const smallCapitals = styled({ fontVariantCaps: 'small-caps' });

export const noteMark = styled({
  padding: '0 1px',
  fontFamily: vars.font.ui,
  fontSize: '.68em',
  lineHeight: 0,
  fontWeight: 600,
  fontStyle: 'normal',
  verticalAlign: 'super',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
inside(`${noteMark} > a`, {
  textDecoration: 'none',
  scrollMarginTop: vars.space[22],
  padding: `${vars.space[1.5]} 2px`,
});
inside(`${noteMark} > a:target`, { background: vars.selection.fill });

export const label = styled({
  position: 'relative',
  height: 0,
  userSelect: 'none',
  '@media': {
    [narrow.phone]: { height: 'auto', margin: `${vars.space[2]} 0 ${vars.space[1.5]}` },
    print: { display: 'none' },
  },
});
inside(`${label} > span`, {
  position: 'absolute',
  insetInlineEnd: 'calc(100% + 16px)',
  top: '6px',
  width: '68px',
  textAlign: 'end',
  hyphens: 'auto',
  fontFamily: vars.font.ui,
  fontSize: '12px',
  lineHeight: '16px',
  color: vars.text.tertiary,
  '@media': { [narrow.phone]: { position: 'static', display: 'block', width: 'auto', textAlign: 'start' } },
});

export const tableFrame = styled({
  margin: `${vars.space[1]} 0 ${vars.space[5]}`,
  overflowX: 'auto',
  selectors: focusRing,
  '@media': { print: { overflow: 'visible' } },
});
export const table = styled({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '16px',
  lineHeight: '24px',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { print: { fontSize: '10.5pt', lineHeight: '1.4' } },
});
inside(`${table} :is(th, td)`, {
  minWidth: '72px',
  padding: `calc(${vars.space[2]} - 1px) ${vars.space[3]}`,
  borderBottom: `1px solid ${vars.border.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
inside(`${table} th`, {
  borderBottomColor: vars.border.strong,
  fontFamily: vars.font.ui,
  fontSize: '14px',
  lineHeight: '20px',
  fontWeight: 600,
  color: vars.text.primary,
});
inside(`${table} tr:first-child > th`, { borderTop: `2px solid ${vars.border.strong}` });
inside(`${table} tr:last-child > td`, { borderBottomColor: vars.border.strong });
inside(`${table} ${paragraph}`, { margin: 0 });

export const picture = styled({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  margin: `${vars.space[5]} auto ${vars.space[6]}`,
  borderRadius: rounded(vars.radius.control),
  background: vars.surface.sunken,
  selectors: { '&[data-half]': { maxWidth: '50%' } },
  '@media': { print: { maxHeight: '220mm' } },
});

/** Below a short rule, as at the foot of a printed page. */
export const notes = styled({
  marginTop: vars.space[9],
  fontSize: '15px',
  lineHeight: '23px',
  '::before': {
    content: '',
    display: 'block',
    width: '96px',
    marginBottom: vars.space[3],
    borderTop: `1px solid ${vars.border.strong}`,
  },
});
export const note = styled({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[1.5],
  margin: `0 0 ${vars.space[1]}`,
  scrollMarginTop: vars.space[18],
  selectors: { '&:target': { background: vars.selection.fill }, '&:focus': { outline: 'none' } },
});
export const back = styled({
  flex: 'none',
  minWidth: vars.space[6],
  fontFamily: vars.font.ui,
  fontSize: '12px',
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
  selectors: {
    [`${text} &`]: { color: vars.text.secondary, textDecoration: 'none' },
    [`${text} &:hover`]: { textDecoration: 'underline' },
  },
});
export const noteText = styled({ flex: 1, minWidth: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const references = styled({
  marginTop: vars.space[9],
  paddingTop: vars.space[5],
  borderTop: `1px solid ${vars.border.hairline}`,
});
export const referencesTitle = styled({
  marginBottom: vars.space[3],
  fontFamily: vars.font.display,
  fontSize: '19px',
  lineHeight: '28px',
  fontWeight: 600,
});
export const referenceList = styled({ listStyleType: '""' });
export const reference = styled({
  marginBottom: vars.space[2],
  paddingInlineStart: vars.space[6],
  textIndent: `calc(-1 * ${vars.space[6]})`,
  fontSize: '16px',
  lineHeight: '25px',
  overflowWrap: 'anywhere',
});

/** The words of a comment: a thin line below them; those of the selected comment are tinted. */
export const highlight = styled({
  paddingBottom: '1px',
  color: 'inherit',
  background: 'none',
  borderBottom: `2px solid ${vars.comment.line}`,
  cursor: 'pointer',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  selectors: {
    '&[data-kind="draft"]': { borderBottomStyle: 'dashed', background: vars.comment.tint },
    '&:hover, &[data-chosen]': { background: vars.comment.tint },
  },
  '@media': {
    print: { border: 0, padding: 0, background: 'none !important' },
    [forced]: {
      borderBottomColor: 'CanvasText',
      selectors: {
        '&[data-chosen]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

/** Takes no room in the line where a pointer can press the words themselves, unless it has the focus. */
export const marker = styled({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: '18px',
  height: '18px',
  marginInline: '2px',
  padding: 0,
  verticalAlign: '-3px',
  color: vars.comment.text,
  background: 'none',
  border: 0,
  borderRadius: rounded('4px'),
  userSelect: 'none',
  // A finger needs more than the icon.
  '::after': { content: '', position: 'absolute', inset: '-6px -3px' },
  selectors: focusRing,
  '@media': {
    [`not all and ${touch}`]: {
      selectors: {
        '&:not(:focus-visible)': {
          position: 'absolute',
          width: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});
