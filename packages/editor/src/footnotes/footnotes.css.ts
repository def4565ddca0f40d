import { vars } from '@octavo/ui/theme';
import { edge } from '@octavo/ui/theme/corners';
import { globalStyle, style } from '@vanilla-extract/css';

/** Below a short rule, as at the foot of a printed page. */
export const notes = style({
  marginTop: '36px',
  fontFamily: vars.font.document,
  fontSize: '15px',
  lineHeight: '23px',
  color: vars.text.document,
  '::before': {
    content: '',
    display: 'block',
    width: '96px',
    marginBottom: '12px',
    borderTop: `1px solid ${vars.border.strong}`,
  },
  selectors: {
    '&[hidden]': { display: 'none' },
    '[data-dimmed="true"] > &:not(:focus-within)': { color: vars.text.ghost },
  },
});

export const row = style({ display: 'flex', alignItems: 'flex-start', margin: '0 0 2px' });

/** The number links back to its mark. */
export const back = style({
  ...edge('4px'),
  flex: 'none',
  minWidth: '24px',
  height: '27px',
  padding: '0 4px 0 0',
  border: 0,
  background: 'transparent',
  fontFamily: vars.font.ui,
  fontSize: '12px',
  lineHeight: '27px',
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
  color: vars.text.secondary,
  cursor: 'pointer',
  ':hover': { color: vars.text.primary, textDecoration: 'underline' },
  ':focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '0' },
});

export const text = style({
  ...edge('4px'),
  flex: 1,
  minWidth: 0,
  padding: '2px 6px',
  outline: 'none',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  caretColor: vars.accent.base,
  cursor: 'text',
  selectors: {
    '&[data-empty]::before': {
      content: 'attr(data-placeholder)',
      float: 'inline-start',
      height: 0,
      color: vars.text.secondary,
      pointerEvents: 'none',
    },
    '&:focus': { boxShadow: `inset 0 0 0 1px ${vars.border.control}` },
  },
});

globalStyle(`${text}::selection, ${text} *::selection`, { background: vars.selection.fill });
globalStyle(`${text} a`, { color: vars.accent.text });
globalStyle(`${text} [data-search]`, {
  background: vars.warning.tint,
  color: 'inherit',
  boxShadow: `0 2px 0 ${vars.warning.base}`,
});
globalStyle(`${text} [data-search="current"]`, {
  background: vars.accent.tint,
  boxShadow: `0 2px 0 ${vars.accent.base}, 0 0 0 1px ${vars.accent.base}`,
});
