import { vars } from '../../theme/contract.css.ts';
import { rounded } from '../../theme/corners.ts';
import { focusRing, forced, forcedFill } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

/** `fade` of `use-row-in-sight.ts`. */
const fade = vars.space[6];

/** Fades the end of the row, or both ends. */
const faded = (side: 'to left' | 'to right', both: boolean): string =>
  `linear-gradient(${side}, ${both ? `transparent, black ${fade},` : ''} black calc(100% - ${fade}), transparent)`;

/** For the focus ring of the first and the last tab, which the scrolling row would clip. */
const ring = vars.space[2.5];

export const list = styled({
  display: 'flex',
  gap: vars.space[5],
  marginInline: `calc(-1 * ${ring})`,
  paddingInline: ring,
  selectors: {
    // Four names fit side by side in the panel, even in a language with long words, and share the room that they leave;
    // five never fit.
    '&:has(> :nth-child(4))': {
      gap: vars.space[2.5],
      justifyContent: 'space-between',
      paddingInlineEnd: `max(${ring}, 100% - ${vars.size.panel} + ${ring})`,
    },
    '&:has(> :nth-child(5))': { gap: vars.space[5], justifyContent: 'start', paddingInlineEnd: ring },
    '&[data-after]': { maskImage: faded('to right', false) },
    '&[data-before]': { maskImage: faded('to left', false) },
    '&[data-before][data-after]': { maskImage: faded('to right', true) },
    '[dir="rtl"] &[data-after]:not([data-before])': { maskImage: faded('to left', false) },
    '[dir="rtl"] &[data-before]:not([data-after])': { maskImage: faded('to right', false) },
  },
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Drawn inside, so that the selected tab's own line covers it.
  backgroundImage: `linear-gradient(${vars.border.hairline}, ${vars.border.hairline})`,
  backgroundOrigin: 'content-box',
  backgroundPosition: 'bottom',
  backgroundSize: '100% 1px',
  backgroundRepeat: 'no-repeat',
});

export const tab = styled({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.topbar,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.text.secondary,
  fontFamily: vars.font.ui,
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  selectors: {
    '&:enabled:hover': { color: vars.text.primary },
    '&:enabled:active': { color: vars.text.current },
    "&[data-state='active']": { color: vars.text.current, fontWeight: 600 },
    "&[data-state='active']::after": {
      content: '',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: '2px',
      background: vars.accent.base,
      color: vars.accent.base,
      filter: vars.shadow.thread,
    },
    '&:disabled': {
      color: vars.text.tertiary,
      cursor: 'not-allowed',
      textDecoration: `underline dashed 1px ${vars.border.strong}`,
      textUnderlineOffset: '5px',
    },
    '&:focus-visible': { outline: 'none' },
  },
  '@media': { [forced]: { selectors: { "&[data-state='active']::after": forcedFill } } },
});

/** Takes the focus ring: around the tab itself, the scrolling list would clip it. */
export const word = styled({
  padding: `calc(${vars.space[1]} - 1px) ${vars.space[1.5]}`,
  margin: `0 calc(-1 * ${vars.space[1.5]})`,
  borderRadius: rounded(vars.radius.control),
  selectors: { [`${tab}:focus-visible &`]: focusRing['&:focus-visible'] },
});

export const panel = styled({
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '4px' } },
});
