import { layer as stacking, narrow, vars } from '@octavo/ui/theme';
import { edge, rounded } from '@octavo/ui/theme/corners';
import { globalStyle, style } from '@vanilla-extract/css';

const floating = {
  ...edge(vars.radius.card),
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  background: vars.surface.raised,
  border: `1px solid ${vars.border.strong}`,
  boxShadow: vars.shadow.card,
} as const;

export const layer = style({
  position: 'absolute',
  top: 0,
  left: 0,
  // When scrolled, it goes under the bar at the top.
  zIndex: stacking.bar - 1,
  width: 'max-content',
  maxWidth: 'calc(100vw - 16px)',
});

export const bar = style({
  ...floating,
  minHeight: '40px',
  padding: '3px',
  boxSizing: 'border-box',
  flexWrap: 'wrap',
});

export const lineLayer = style({
  position: 'absolute',
  top: 'calc(var(--block-bottom) + 4px)',
  zIndex: 15,
  selectors: { '&[hidden]': { display: 'none' } },
  // As wide as the text, which keeps a distance of 24 px from the window.
  '@media': { [narrow.phone]: { maxWidth: 'calc(100% - 48px)' } },
});

export const quietBar = style({ ...floating, padding: '2px', flexWrap: 'wrap' });

export const nodeLayer = style({
  position: 'absolute',
  top: 'calc(var(--block-top) - 2px)',
  right: '28px',
  zIndex: 15,
  selectors: { '&[hidden]': { display: 'none' } },
  // In the margin, next to the last line.
  '@media': {
    [narrow.phone]: { top: `calc(var(--block-bottom) - ${vars.type.document.line} / 2 - 22px)`, right: 0 },
  },
});

export const nodeBar = style([
  bar,
  {
    position: 'absolute',
    top: '36px',
    right: 0,
    selectors: { '&&[data-side="above"]': { top: 'auto', bottom: '100%' } },
    '@media': { [narrow.phone]: { top: '44px', right: '8px' } },
    width: 'max-content',
    maxWidth: 'calc(100vw - 16px)',
  },
]);

const plain = style({
  ...edge(vars.radius.control),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  minWidth: '32px',
  height: '32px',
  padding: '0 7px',
  boxSizing: 'border-box',
  border: 0,
  background: 'transparent',
  color: vars.text.primary,
  fontFamily: vars.font.ui,
  fontSize: '14px',
  lineHeight: '20px',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.surface.hoverRaised },
    '&:focus-visible': { outline: 'none', boxShadow: vars.focus.halo },
    '&[aria-pressed="true"]': { background: vars.accent.tint, color: vars.accent.text },
    '&[aria-pressed="mixed"]::after': {
      content: '',
      position: 'absolute',
      insetInline: '6px',
      bottom: '2px',
      height: '2px',
      background: vars.accent.base,
    },
  },
  '@media': { '(pointer: coarse)': { minWidth: '44px', height: '44px' } },
});

// As wide as the margin next to the text on a small screen, and high enough to tap.
globalStyle(`${nodeLayer} > button`, {
  '@media': {
    [narrow.phone]: { width: '24px', minWidth: '24px', height: '44px', padding: 0 },
  },
});

export const button = plain;

export const aiButton = style([
  plain,
  {
    paddingInline: '8px 10px',
    background: vars.ai.tint,
    color: vars.ai.text,
    fontWeight: 600,
    selectors: { '&:hover': { background: vars.ai.tint, textDecoration: 'underline' } },
  },
]);

export const divider = style({
  width: '1px',
  height: '20px',
  marginInline: '4px',
  background: vars.border.hairline,
});

export const linkForm = style({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  flexWrap: 'wrap',
  // An explicit width: at its natural size the field would be too narrow and the buttons would wrap below it.
  width: 'min(356px, calc(100vw - 32px))',
});

export const linkField = style({
  flex: '1 1 0',
  minWidth: 0,
  height: '32px',
  boxSizing: 'border-box',
  padding: '0 8px',
  border: `1px solid ${vars.border.control}`,
  borderRadius: rounded(vars.radius.control),
  background: vars.surface.page,
  color: vars.text.primary,
  fontFamily: vars.font.ui,
  fontSize: '14px',
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: vars.focus.halo },
    '&::placeholder': { color: vars.text.tertiary, opacity: 1 },
  },
});

export const problem = style({
  color: vars.danger.text,
  fontFamily: vars.font.ui,
  fontSize: '12px',
  lineHeight: '16px',
  order: 9,
  width: '100%',
  padding: '0 8px 4px',
});

export const linkAddress = style([
  plain,
  {
    justifyContent: 'flex-start',
    maxWidth: 'min(280px, calc(100vw - 128px))',
    color: vars.accent.text,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
]);

export const linkIcon = style({ flex: 'none' });
export const linkText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
