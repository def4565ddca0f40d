import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { corner } from '../../theme/corners.ts';
import { scannedIn } from '../../theme/entrance.css.ts';
import { inForm } from '../../theme/form.ts';
import { layer, narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

const fromRight = keyframes({ from: { opacity: 0, translate: '32px 0' } });
const fromLeft = keyframes({ from: { opacity: 0, translate: '-32px 0' } });
const inner = vars.space[11];

export const panel = styled({
  position: 'fixed',
  zIndex: layer.overlay,
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  width: `min(${vars.size.upgrade}, 100vw)`,
  background: vars.surface.dialog,
  color: vars.text.primary,
  borderInlineStart: `1px solid ${vars.edge.drawer}`,
  borderStartStartRadius: corner('0px', vars.radius.sheet),
  cornerShape: vars.corner.shape,
  boxShadow: vars.shadow.float,
  animation: `${fromRight} ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: {
    '&:focus': { outline: 'none' },
    "[dir='rtl'] &, &[dir='rtl']": { animationName: fromLeft },
    ...scannedIn,
    [`${inForm('drawers', 'glowing')} &`]: {
      boxShadow: `0 0 48px -8px color-mix(in srgb, ${vars.accent.base} 45%, transparent)`,
    },
  },
});

export const body = styled({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: `${vars.space[9]} ${inner} ${inner}`,
  '@media': { [narrow.phone]: { padding: `${vars.space[6]} ${vars.space[5]} ${vars.space[8]}` } },
});

export const title = styled({
  paddingInlineEnd: vars.space[12],
  fontFamily: vars.font.display,
  fontSize: vars.type.subtitle.size,
  lineHeight: vars.type.subtitle.line,
  fontWeight: vars.display.weight,
  letterSpacing: vars.display.tracking,
});

export const description = styled({ marginTop: vars.space[1], color: vars.text.secondary });
export const content = styled({ marginTop: vars.space[5] });

export const foot = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  padding: `${vars.space[4]} ${inner}`,
  borderTop: `1px solid ${vars.border.hairline}`,
  '@media': { [narrow.phone]: { padding: `${vars.space[3]} ${vars.space[5]}` } },
});

export const close = styled({
  position: 'absolute',
  top: '32px',
  insetInlineEnd: '26px',
  '@media': { [narrow.phone]: { top: '20px', insetInlineEnd: '8px' } },
});
