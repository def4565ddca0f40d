import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { edge, rounded } from '../../theme/corners.ts';
import { scannedIn } from '../../theme/entrance.css.ts';
import { layer, touch } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

export const menu = styled({
  ...edge(vars.radius.card),
  zIndex: layer.overlay,
  minWidth: '200px',
  // For dropdown menus and context menus.
  maxHeight:
    'min(560px, var(--radix-dropdown-menu-content-available-height, var(--radix-context-menu-content-available-height)))',
  // A label too long for a phone wraps; if the pointer leaves no room at all, the menu stays legible.
  maxWidth:
    'max(200px, var(--radix-dropdown-menu-content-available-width, var(--radix-context-menu-content-available-width)))',
  overflowY: 'auto',
  padding: vars.space[1],
  background: vars.surface.raised,
  border: `1px solid ${vars.border.strong}`,
  boxShadow: vars.shadow.float,
  animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: scannedIn,
});

export const item = styled({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2.5],
  minHeight: '34px',
  padding: `${vars.space[1]} ${vars.space[2.5]}`,
  borderRadius: rounded('5px'),
  color: vars.text.primary,
  cursor: 'default',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': {
      background: vars.surface.hoverRaised,
      boxShadow: `inset 2px 0 ${vars.accent.base}`,
      outline: '2px solid transparent',
      outlineOffset: '-2px',
    },
    "[dir='rtl'] &[data-highlighted]": { boxShadow: `inset -2px 0 ${vars.accent.base}` },
    '&[data-disabled]': { color: vars.text.tertiary },
    '&[aria-checked="true"]': { fontWeight: 600, color: vars.accent.text },
    // Aligns the labels of items with and without an icon.
    "[role='menu']:has([role='menuitem'] > svg, [role='menuitemradio']) > &:not(:has(> svg))": {
      paddingInlineStart: vars.space[9],
    },
  },
});

export const tick = styled({ flex: 'none', width: '16px', color: vars.accent.text });
export const refusal = styled({
  marginInlineStart: 'auto',
  paddingInlineStart: vars.space[4],
  fontSize: vars.type.caption.size,
});
export const danger = styled({ color: vars.danger.text });
export const shortcut = styled({
  marginInlineStart: 'auto',
  paddingInlineStart: vars.space[4],
  whiteSpace: 'nowrap',
  // No keys to press.
  '@media': { [touch]: { display: 'none' } },
});
export const separator = styled({
  height: '1px',
  margin: `${vars.space[1]} ${vars.space[1.5]}`,
  background: vars.border.hairline,
});
export const note = styled({
  padding: `${vars.space[1.5]} ${vars.space[2.5]}`,
  fontSize: vars.type.caption.size,
  color: vars.text.secondary,
});
