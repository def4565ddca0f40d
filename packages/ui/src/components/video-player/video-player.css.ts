import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/corners.ts';
import { layer } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

/** Where a corner is left over: beside the list, below the arrow and its words. */
const roomy = 'screen and (width >= 1200px) and (height >= 880px)';

const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } });

export const window = styled({
  ...edge(vars.radius.card),
  padding: 0,
  overflow: 'clip',
  background: vars.surface.raised,
  color: vars.text.primary,
  border: `1px solid ${vars.edge.film}`,
  boxShadow: vars.shadow.float,
  animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: {
    // Elsewhere it is at the end of the page and covers nothing.
    '&:not(:modal)': {
      position: 'relative',
      inset: 'auto',
      width: 'min(320px, 100%)',
      margin: `${vars.space[7]} 0`,
    },
    '&:modal': {
      insetBlock: 0,
      insetInline: 0,
      width: 'min(1040px, calc(100vw - 32px), (100dvh - 120px) * 16 / 9)',
      height: 'fit-content',
      margin: 'auto',
    },
    '&::backdrop': { background: vars.surface.scrim },
  },
  '@media': {
    [roomy]: {
      selectors: {
        '&:not(:modal)': {
          position: 'fixed',
          zIndex: layer.float,
          insetBlock: 'auto 32px',
          insetInline: 'auto 52px',
          width: '264px',
          margin: 0,
        },
      },
    },
  },
});

export const picture = styled({ position: 'relative', aspectRatio: '16 / 9', background: vars.accent.tint });
export const film = styled({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  cursor: 'pointer',
  selectors: {
    // Invisible, but can still be pressed.
    "&[data-covered='true']": { opacity: 0 },
    '&::cue': { fontSize: '14px' },
    [`${window}:modal &::cue`]: { fontSize: '22px' },
  },
});

/** Lets presses through to the film. */
export const cover = styled({ position: 'absolute', inset: 0, pointerEvents: 'none' });

export const failed = styled({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[6],
  background: vars.surface.sunken,
  color: vars.text.secondary,
});

export const foot = styled({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '44px',
  paddingInline: `${vars.space[1.5]} ${vars.space[3.5]}`,
});
export const title = styled({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontSize: '13px',
  lineHeight: '18px',
  fontWeight: 600,
});
export const time = styled({
  flex: 'none',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  direction: 'ltr',
});

/** Controls over the picture, with backgrounds of their own. */
export const corner = styled({
  position: 'absolute',
  top: '8px',
  insetInlineEnd: '8px',
  display: 'flex',
  gap: vars.space[1],
});
