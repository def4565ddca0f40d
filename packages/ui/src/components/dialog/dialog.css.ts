import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { corner, edge, rounded } from '../../theme/corners.ts';
import { scannedIn } from '../../theme/entrance.css.ts';
import { layer, narrow } from '../../theme/scale.ts';
import { styled, styledVariants } from '../../theme/styled.ts';

const appear = keyframes({ from: { opacity: 0 } });
// Not `translate`, which centres the dialog.
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const radius = vars.radius.dialog;

/** The padding of the dialog. */
const inner = vars.space[6];
const innerOnPhones = vars.space[5];

export const scrim = styled({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  background: vars.surface.scrim,
  animation: `${appear} ${vars.motion.base} ${vars.motion.ease}`,
});

export const dialog = styled({
  ...edge(radius),
  position: 'fixed',
  zIndex: layer.overlay,
  insetInline: 0,
  top: '50%',
  translate: '0 -50%',
  marginInline: 'auto',
  width: 'calc(100vw - 32px)',
  maxHeight: 'calc(100dvh - 32px)',
  overflowY: 'auto',
  padding: inner,
  // Keeps the focused element clear of the sticky actions.
  scrollPaddingBottom: `calc(${vars.space[22]} + ${vars.space[4]})`,
  background: vars.surface.dialog,
  color: vars.text.primary,
  border: `1px solid ${vars.edge.dialog}`,
  boxShadow: vars.shadow.float,
  animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: {
    '&:focus': { outline: 'none' },
    ...scannedIn,
  },
  '@media': {
    [narrow.phone]: {
      top: 'auto',
      bottom: 0,
      translate: 'none',
      width: '100%',
      maxHeight: '92dvh',
      padding: `${vars.space[5]} ${innerOnPhones} ${inner}`,
      borderRadius: [rounded(radius), corner(radius, radius), '0', corner('0px', radius)].join(' '),
    },
  },
});

export const width = styledVariants({
  sm: { maxWidth: '440px' },
  md: { maxWidth: '560px' },
  lg: { maxWidth: vars.size.dialog },
});

export const close = styled({ position: 'absolute', top: '20px', insetInlineEnd: '16px' });
/** Keeps the title clear of the close button. */
export const clear = styled({ paddingInlineEnd: vars.space[10], marginBottom: vars.space[1] });
export const title = styled({
  flex: 1,
  fontFamily: vars.font.display,
  fontSize: '20px',
  lineHeight: '28px',
  fontWeight: 600,
  letterSpacing: '-.005em',
});
export const description = styled({ marginTop: vars.space[1], color: vars.text.secondary, maxWidth: '60ch' });
export const body = styled({ marginTop: vars.space[5] });
/** Sticky at the bottom. */
export const foot = styled({
  position: 'sticky',
  bottom: `calc(-1 * ${inner})`,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: vars.space[3],
  marginTop: vars.space[6],
  marginInline: `calc(-1 * ${inner})`,
  marginBottom: `calc(-1 * ${inner})`,
  padding: `0 ${inner} ${inner}`,
  background: vars.surface.dialog,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      bottom: '100%',
      zIndex: -1,
      height: '24px',
      background: `linear-gradient(transparent, ${vars.surface.dialog})`,
      pointerEvents: 'none',
    },
  },
  '@media': {
    [narrow.phone]: { marginInline: `calc(-1 * ${innerOnPhones})`, paddingInline: innerOnPhones },
  },
});
