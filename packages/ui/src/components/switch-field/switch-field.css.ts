import { vars } from '../../theme/contract.css.ts';
import { edge, rounded } from '../../theme/corners.ts';
import { focusRing, forced, forcedFill } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({ display: 'flex', alignItems: 'center', gap: vars.space[4] });
export const words = styled({ flex: 1, minWidth: 0 });

export const label = styled({
  display: 'block',
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  fontWeight: 600,
  color: vars.text.primary,
  selectors: { [`${root}:has(:disabled) &`]: { color: vars.text.tertiary } },
});

export const hint = styled({ fontSize: '13px', lineHeight: '18px', color: vars.text.secondary });

export const track = styled({
  ...edge(vars.radius.pill, '6px'),
  position: 'relative',
  flex: 'none',
  width: '36px',
  height: '20px',
  padding: 0,
  border: `1px solid ${vars.border.control}`,
  background: vars.surface.sunken,
  transition: `background-color ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    ...focusRing,
    // A touch target of 44 px around the small drawing.
    '&::before': { content: '', position: 'absolute', inset: '-13px -5px' },
    "&[data-state='checked']": { background: vars.accent.base, borderColor: vars.accent.base },
    "&:enabled[data-state='unchecked']:hover": { background: vars.surface.hover },
    "&:enabled[data-state='unchecked']:active": { borderColor: vars.accent.base },
    "&:enabled[data-state='checked']:hover": { background: vars.accent.hover },
    "&:enabled[data-state='checked']:active": { background: vars.accent.pressed },
    "&[aria-busy='true']": { cursor: 'progress' },
    '&:disabled': { borderStyle: 'dashed', cursor: 'not-allowed' },
    "&[data-state='checked']:disabled": { background: 'transparent', borderColor: vars.border.control },
  },
  '@media': { [forced]: { selectors: { "&[data-state='checked']:enabled": forcedFill } } },
});

/** On the side away from the thumb. */
export const loader = styled({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '3px',
  display: 'grid',
  placeItems: 'center',
  color: vars.text.secondary,
  selectors: {
    [`${track}[data-state='checked'] &`]: {
      insetInline: '3px auto',
      color: vars.accent.on,
    },
  },
});

export const thumb = styled({
  display: 'block',
  width: '12px',
  height: '12px',
  margin: `calc(${vars.space[1]} - 1px)`,
  borderRadius: rounded(vars.radius.pill),
  background: vars.border.control,
  transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    "&[data-state='checked']": { transform: 'translateX(16px)', background: vars.accent.on },
    "[dir='rtl'] &[data-state='checked']": { transform: 'translateX(-16px)' },
    '&[data-disabled]': { background: vars.border.control },
  },
  '@media': {
    [forced]: {
      forcedColorAdjust: 'none',
      background: 'ButtonText',
      selectors: {
        "&[data-state='checked']": { background: 'HighlightText' },
        '&[data-disabled]': { background: 'GrayText' },
      },
    },
  },
});
