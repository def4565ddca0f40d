import { narrow, touch, vars } from '@octavo/ui/theme';
import { edge, rounded } from '@octavo/ui/theme/corners';
import { inForm } from '@octavo/ui/theme/form';
import { forced } from '@octavo/ui/theme/mixins';
import { globalLayer, globalStyle as globalRule, style } from '@vanilla-extract/css';

/** The sheet: 784 px wide, its text 608 (art/NOTES). It has no background of its own; the page provides it. */
export const sheet = style({
  position: 'relative',
  width: '100%',
  maxWidth: '784px',
  boxSizing: 'border-box',
  marginInline: 'auto',
  padding: '56px 88px 96px',
  // Space to keep the last line at the same height as the others.
  selectors: { '&[data-typewriter="true"]': { paddingBottom: '58dvh' } },
  '@media': { [narrow.phone]: { padding: '24px 24px 96px' } },
});

export const text = style({ marginTop: '24px', position: 'static' });

const body = `${text} .ProseMirror`;
// Element styles of the document are in the reset layer, so that components override them: cards are rendered inside
// the text.
const base = globalLayer('reset');
type Rule = Parameters<typeof globalRule>[1];
const globalStyle = (selector: string, css: Rule) => globalRule(selector, { '@layer': { [base]: css } });
const rule = (selectors: string, css: Rule) =>
  globalStyle(
    selectors
      .split(', ')
      .map((selector) => `${body} ${selector}`)
      .join(', '),
    css,
  );

globalStyle(body, {
  minHeight: '40vh',
  outline: 'none',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
  fontFamily: vars.font.document,
  fontSize: vars.type.document.size,
  lineHeight: vars.type.document.line,
  color: vars.text.document,
  caretColor: vars.accent.base,
  fontVariantLigatures: 'none',
});
globalStyle(`${body}::selection, ${body} *::selection`, { background: vars.selection.fill });
rule('> p, > ul, > ol, > blockquote, > pre', { margin: '0 0 15px' });
// Layout containment avoids laying out a block again while another one is edited. Cards are excluded: their menus
// overflow.
rule('> p, > h1, > h2, > h3, > ul, > ol, > blockquote', { contain: 'layout style' });
rule('h1, h2, h3', {
  fontFamily: vars.font.display,
  fontWeight: vars.display.weight,
  letterSpacing: vars.display.tracking,
});
rule('h1', { margin: '32px 0 12px', fontSize: '28px', lineHeight: '36px' });
rule('h2', { margin: '28px 0 10px', fontSize: '23px', lineHeight: '30px' });
rule('h3', { margin: '24px 0 8px', fontSize: '19px', lineHeight: '28px', fontWeight: 600 });
rule('ul, ol', { padding: 0 });
// On the item's own side: a list may contain right-to-left items.
rule('li', { marginInlineStart: '26px' });
// The reset removes all list markers; the document's own lists get them back, those of a card inside it do not.
rule('ul:not([class])', { listStyle: 'disc' });
rule('ul:not([class]) ul:not([class])', { listStyle: 'circle' });
rule('ol:not([class])', { listStyle: 'decimal' });
rule('li > p', { margin: '0 0 4px' });
// Margins do not collapse through a block with layout containment.
rule('> ul > li:last-child > p:last-child, > ol > li:last-child > p:last-child', { marginBottom: 0 });
// The checkbox of a task is where other items have their markers.
rule('li[data-type="taskItem"]', { position: 'relative', listStyle: 'none' });
rule('li[data-type="taskItem"] > label', {
  position: 'absolute',
  insetInlineStart: '-26px',
  top: 0,
  display: 'grid',
  placeItems: 'center start',
  width: '26px',
  height: '1lh',
  cursor: 'pointer',
});
rule('li[data-type="taskItem"] > label > input', {
  width: '16px',
  height: '16px',
  margin: 0,
  accentColor: vars.accent.base,
  cursor: 'inherit',
});
rule('li[data-type="taskItem"] > label > input:focus-visible', {
  outline: `2px solid ${vars.focus.ring}`,
  outlineOffset: '2px',
});
rule('li[data-type="taskItem"] > label:has(> :disabled)', { cursor: 'default' });
rule('li[data-type="taskItem"] > div > p', { margin: '0 0 4px' });
rule('li[data-checked="true"] > div > p', { color: vars.text.secondary });
rule('> ul > li:last-child > div > p:last-child', { marginBottom: 0 });
rule('blockquote', {
  paddingInlineStart: '20px',
  borderInlineStart: `2px solid ${vars.border.strong}`,
  fontStyle: 'italic',
});
rule('pre', {
  padding: '12px 16px',
  background: vars.surface.sunken,
  borderRadius: rounded(vars.radius.control),
  overflowX: 'auto',
});
rule('pre, code', { fontFamily: vars.font.mono, fontSize: '14.5px', lineHeight: '24px' });
rule(':not(pre) > code', {
  padding: '1px 4px',
  background: vars.surface.sunken,
  borderRadius: rounded('4px'),
});
rule('hr', { margin: '28px 0', border: 0, borderTop: `1px solid ${vars.border.strong}` });
rule('a', {
  color: vars.accent.text,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
});
rule('[data-inline-citation]', { color: vars.accent.text, fontStyle: 'normal' });
globalStyle(`${inForm('citations', 'boxed')} ${body} [data-inline-citation]`, {
  ...edge('0px', '5px'),
  paddingInline: '6px',
  border: `1px solid ${vars.border.strong}`,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
});
rule('[data-placeholder]::before', {
  content: 'attr(data-placeholder)',
  float: 'inline-start',
  height: 0,
  color: vars.text.tertiary,
  pointerEvents: 'none',
});
rule('[data-search]', {
  background: vars.warning.tint,
  color: vars.text.document,
  boxShadow: `0 2px 0 ${vars.warning.base}`,
});

// Distinguished by its border as well as by its colour.
rule('[data-search="current"]', {
  background: vars.accent.tint,
  boxShadow: `0 2px 0 ${vars.accent.base}, 0 0 0 1px ${vars.accent.base}`,
});

// Makes tints as high as the line: the fonts of the document are 1.3 to 1.37 em high.
const wholeLine = { paddingBlock: 'calc((1lh - 1.34em) / 2)' } as const;

// The underline is a border, not text-decoration: it stays 2 px thick and does not break at descenders.
rule('[data-suggestion]', { paddingBottom: '1px', borderBottom: '2px solid', cursor: 'pointer' });
for (const kind of ['spelling', 'grammar', 'clarity', 'style'] as const) {
  rule(`[data-kind="${kind}"]`, { borderBottomColor: vars[kind].line });
  rule(`[data-kind="${kind}"][data-selected]`, { background: vars[kind].tint });
}
rule('[data-suggestion][data-likely]', { borderBottomStyle: 'dotted' });
// As if marked with a pen. A suggestion on the same words keeps its underline.
rule('[data-comment]:not([data-comment-mark])', {
  background: vars.comment.tint,
  boxShadow: `inset 0 -1px 0 ${vars.comment.line}`,
  cursor: 'pointer',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
});
rule('[data-comment][data-suggestion]', { boxShadow: 'none' });
rule('[data-comment]:not([data-comment-mark])[data-chosen]', {
  boxShadow: `0 0 0 1px ${vars.comment.line}, inset 0 -2px 0 ${vars.comment.line}`,
});
// A comment on a whole paragraph is a line beside it: dashed if something is unclear.
rule('[data-comment-mark]', { position: 'relative', cursor: 'pointer' });
rule('[data-comment-mark]::after', {
  content: '""',
  position: 'absolute',
  insetInlineStart: '-18px',
  insetBlock: '3px',
  width: '0',
  borderInlineStart: `3px solid ${vars.comment.line}`,
});
rule('[data-comment-mark="unclear"]::after', { borderInlineStartStyle: 'dashed' });
rule('[data-comment-mark][data-chosen]', {
  background: vars.comment.tint,
  boxShadow: `0 0 0 4px ${vars.comment.tint}`,
});
// Fills and shadows are gone there.
for (const [selector, css] of [
  [
    '[data-comment]:not([data-comment-mark])',
    { textDecoration: 'underline dashed 1px', textUnderlineOffset: '4px' },
  ],
  ['[data-comment][data-chosen]', { outline: '2px solid Highlight' }],
] as const) {
  rule(selector, { '@media': { [forced]: css } });
}
rule('[data-ai-passage]', {
  ...wholeLine,
  background: vars.ai.tint,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
});
// Within the line height: further down, the tint of the next line would cover it.
rule('[data-ai-passage][data-suggestion]', { paddingBottom: `calc(${wholeLine.paddingBlock} - 2px)` });

// As wide as the sheet, plus 44 px on each side where the page has room (`--sheet-room`); the indent of a surrounding
// list or quote is undone.
const cardBleed = 'clamp(0px, var(--sheet-room, 0px), 44px)';
rule('[data-ai-card]', {
  position: 'relative',
  zIndex: 10,
  width: `calc(100% + 176px + 2 * ${cardBleed} + var(--card-indent, 0px))`,
  margin: '16px 0 24px',
  marginInlineStart: `calc(-88px - ${cardBleed} - var(--card-indent, 0px))`,
  fontFamily: vars.font.ui,
  fontSize: '14px',
  lineHeight: '20px',
  fontStyle: 'normal',
  whiteSpace: 'normal',
  cursor: 'default',
  '@media': {
    [narrow.phone]: {
      width: 'calc(100% + 32px + var(--card-indent, 0px))',
      marginInlineStart: 'calc(-16px - var(--card-indent, 0px))',
    },
  },
});

rule('[data-section-label]', { position: 'relative', height: 0, userSelect: 'none' });
rule('[data-section-label] span', {
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
globalStyle(`${body} [data-section-label]`, {
  '@media': { [narrow.phone]: { height: 'auto', margin: '8px 0 6px' } },
});
globalStyle(`[data-labels="hidden"] ${body} [data-section-label]`, { display: 'none' });

rule('[data-references]', { margin: '36px 0 0', whiteSpace: 'normal', cursor: 'default' });
// Cards and references drawn into the text are not part of it: document styles for headings and lists do not apply.
for (const place of ['[data-ai-card]', '[data-references]']) {
  globalStyle(`${body} ${place} :is(h2, h3, p, ul, ol, li, blockquote)`, { margin: 0 });
  globalStyle(`${body} ${place} :is(ul, ol)`, { padding: 0 });
}

// Directly at the caret, in the font of the text, followed by the keys that accept it.
rule('[data-ghost-text]', {
  color: vars.text.ghost,
  userSelect: 'none',
  pointerEvents: 'none',
  '@media': { [touch]: { pointerEvents: 'auto', cursor: 'pointer' } },
});
rule('[data-ghost-text] kbd', {
  ...edge('4px'),
  display: 'inline-block',
  marginInlineStart: '4px',
  padding: '0 5px',
  border: `1px solid ${vars.border.control}`,
  fontFamily: vars.font.mono,
  fontSize: '11px',
  lineHeight: '16px',
  color: vars.text.secondary,
  verticalAlign: 'middle',
  // On touch screens a tap accepts it.
  '@media': { [touch]: { display: 'none' } },
});

// In focus mode everything but the paragraph at the caret is dimmed, to a colour that is still readable.
const dimmed = '[data-dimmed="true"]';
const lit = '[data-lit]';
globalStyle(`${dimmed} ${body}`, { color: vars.text.ghost });
globalStyle(`${dimmed} ${body} :is(p, h1, h2, h3, pre)`, {
  transition: `color ${vars.motion.slow} ${vars.motion.ease}`,
});
globalStyle(`${dimmed} ${body} ${lit}, ${dimmed} ${body} li:has(> ${lit})::marker`, {
  color: vars.text.document,
});
globalStyle(
  `${dimmed} ${body} :is(a, th, [data-inline-citation], li[data-checked] > div > p):not(${lit}, ${lit} *)`,
  {
    color: 'inherit',
  },
);
globalStyle(`${dimmed} ${body} [data-picture-frame]:not(${lit}) > img`, { opacity: 0.5 });
// Focus mode does not mark suggestions; they stay in the panel until it is shown again.
globalStyle(`${dimmed} ${body} [data-suggestion]`, {
  background: 'none',
  borderBottomColor: 'transparent',
  cursor: 'text',
});
globalStyle(`${dimmed} ${body} [data-comment]`, { background: 'none', boxShadow: 'none', cursor: 'text' });
globalStyle(`${dimmed} ${body} [data-comment-mark]::after`, { content: 'none' });
// A table is as wide as the text and scrolls if its columns need more.
rule('.tableWrapper', { margin: '4px 0 20px', overflowX: 'auto' });
rule('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '16px',
  lineHeight: '24px',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
rule('caption', {
  paddingBottom: '8px',
  captionSide: 'top',
  fontFamily: vars.font.ui,
  fontSize: '13px',
  lineHeight: '18px',
  textAlign: 'start',
  color: vars.text.secondary,
});
rule('th, td', {
  position: 'relative',
  minWidth: '72px',
  padding: '7px 12px',
  borderBottom: `1px solid ${vars.border.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
rule('th', {
  borderBottomColor: vars.border.strong,
  fontFamily: vars.font.ui,
  fontSize: '14px',
  lineHeight: '20px',
  fontWeight: 600,
  color: vars.text.primary,
});
rule('tr:first-child > th', { borderTop: `2px solid ${vars.border.strong}` });
rule('tr:last-child > td', { borderBottomColor: vars.border.strong });
rule('th > p, td > p', { margin: 0 });
rule('td[data-align="end"], th[data-align="end"]', { textAlign: 'end' });
rule('.selectedCell', { background: vars.selection.fill });
rule('.column-resize-handle', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '-1px',
  width: '2px',
  background: vars.accent.base,
  pointerEvents: 'none',
});

// The number of a footnote is small and raised without increasing the line height; the notes are below the text.
rule('[data-footnote]', {
  padding: '0 1px',
  fontFamily: vars.font.ui,
  fontSize: '.68em',
  lineHeight: 0,
  fontWeight: 600,
  fontStyle: 'normal',
  verticalAlign: 'super',
  fontVariantNumeric: 'tabular-nums lining-nums',
  cursor: 'pointer',
});
rule('[data-footnote] > a', { textDecoration: 'none', color: vars.accent.text });

// Above the menu of the empty line, which would otherwise cover its buttons.
rule('[data-pending-picture]', { position: 'relative', zIndex: 16 });
// Its natural width, at most the text's or half of it. The space is reserved while it loads.
rule('[data-picture-frame]', {
  position: 'relative',
  display: 'table',
  maxWidth: '100%',
  margin: '20px auto 24px',
  lineHeight: 0,
  cursor: 'default',
});
rule('[data-picture-frame] > img', {
  maxWidth: '100%',
  height: 'auto',
  borderRadius: rounded(vars.radius.control),
});
rule('[data-picture-frame][data-size="half"]', { maxWidth: '50%' });
rule('[data-picture-frame] > p', { display: 'none' });
rule('[data-picture-frame][data-unavailable] > img', { visibility: 'hidden' });
rule('[data-picture-frame][data-unavailable] > p', {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  margin: 0,
  padding: '12px',
  overflow: 'hidden',
  background: vars.surface.sunken,
  border: `1px dashed ${vars.border.control}`,
  borderRadius: rounded(vars.radius.control),
  fontFamily: vars.font.ui,
  fontSize: '14px',
  lineHeight: '20px',
  textAlign: 'center',
  whiteSpace: 'normal',
  color: vars.text.secondary,
});
rule('[data-picture-frame] > button', {
  ...edge(vars.radius.control),
  position: 'absolute',
  insetInlineStart: '8px',
  bottom: '8px',
  maxWidth: 'calc(100% - 16px)',
  minHeight: '32px',
  padding: '5px 12px',
  fontFamily: vars.font.ui,
  fontSize: '14px',
  lineHeight: '20px',
  fontWeight: 600,
  whiteSpace: 'normal',
  textAlign: 'start',
  color: vars.text.primary,
  background: vars.surface.raised,
  border: `1px solid ${vars.border.control}`,
  boxShadow: vars.shadow.card,
  cursor: 'pointer',
  opacity: 0,
});
rule('[data-picture-frame] > button:focus-visible', {
  opacity: 1,
  outline: `2px solid ${vars.focus.ring}`,
  outlineOffset: '2px',
});
rule(
  '[data-picture-frame]:hover > button, [data-picture-frame].ProseMirror-selectednode > button, [data-picture-frame][data-undescribed] > button',
  { opacity: 1 },
);
// Highlighted until the picture has a description.
rule('[data-picture-frame][data-undescribed] > button', {
  background: vars.warning.tint,
  borderColor: vars.warning.base,
});
globalStyle(`${body}[contenteditable="false"] [data-picture-frame] > button`, { display: 'none' });

globalStyle(`${body} .ProseMirror-gapcursor`, {
  display: 'none',
  pointerEvents: 'none',
  position: 'absolute',
});
globalStyle(`${body}.ProseMirror-focused .ProseMirror-gapcursor`, { display: 'block' });
rule('.ProseMirror-gapcursor::after', {
  content: '',
  display: 'block',
  position: 'absolute',
  top: '-2px',
  width: '20px',
  borderTop: `1px solid ${vars.text.primary}`,
});
rule('.ProseMirror-selectednode', { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' });
rule('.ProseMirror-separator', { display: 'inline', border: 0, margin: 0 });
