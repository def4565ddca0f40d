import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/corners.ts';
import { inForm } from '../../theme/form.ts';
import { layer, narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } });
const scan = keyframes({ from: { opacity: 0, clipPath: 'inset(0 0 100% 0)' } });
const inner = vars.space[18];
const onPhones = vars.space[5];

export const frame = styled({
  ...edge(vars.radius.dialog),
  position: 'fixed',
  zIndex: layer.overlay,
  inset: 0,
  margin: 'auto',
  display: 'flex',
  flexDirection: 'column',
  width: `min(${vars.size.dialog}, calc(100vw - 32px))`,
  height: 'min(716px, calc(100dvh - 32px))',
  background: vars.surface.dialog,
  color: vars.text.primary,
  border: `1px solid ${vars.edge.dialog}`,
  boxShadow: vars.shadow.float,
  animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: {
    '&:focus': { outline: 'none' },
    [`${inForm('entrance', 'scan')} &`]: { animationName: scan },
  },
  '@media': {
    [narrow.phone]: { width: '100%', height: '100dvh', border: 0, borderRadius: 0, boxShadow: 'none' },
  },
});

/** Everything inside the frame. */
export const whole = styled({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' });

export const head = styled({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  minHeight: '84px',
  paddingInlineStart: vars.space[8],
  paddingInlineEnd: `calc(${vars.space[16]} + ${vars.space[4]})`,
  '@media': {
    [narrow.phone]: {
      flexWrap: 'wrap',
      minHeight: '64px',
      paddingBlock: `${vars.space[5]} 0`,
      paddingInline: onPhones,
    },
  },
});

export const name = styled({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2.5],
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  fontWeight: 500,
  color: vars.text.secondary,
});

export const mark = styled({
  flex: 'none',
  fill: 'none',
  stroke: vars.accent.base,
  strokeWidth: 1.8,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

export const progress = styled({
  minWidth: 0,
  '@media': { [narrow.phone]: { width: '100%' } },
});

export const close = styled({
  position: 'absolute',
  top: '20px',
  insetInlineEnd: '24px',
  '@media': { [narrow.phone]: { top: '8px', insetInlineEnd: '8px' } },
});

export const page = styled({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  padding: `${vars.space[1]} ${inner} ${vars.space[6]}`,
  '@media': { [narrow.phone]: { padding: `${vars.space[4]} ${onPhones} ${vars.space[6]}` } },
});

export const answer = styled({ marginBottom: vars.space[1] });

export const question = styled({
  fontFamily: vars.font.display,
  fontSize: vars.type.title.size,
  lineHeight: vars.type.title.line,
  fontWeight: vars.display.weight,
  letterSpacing: vars.display.tracking,
  textWrap: 'balance',
  outline: 'none',
  '@media': { [narrow.phone]: { fontSize: '26px', lineHeight: '32px' } },
});

export const content = styled({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[5],
  paddingTop: vars.space[6],
});

export const foot = styled({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: '80px',
  paddingBlock: vars.space[4],
  paddingInline: vars.space[7],
  borderTop: `1px solid ${vars.border.hairline}`,
  '@media': { [narrow.phone]: { minHeight: '72px', paddingBlock: vars.space[3], paddingInline: onPhones } },
});

export const back = styled({ display: 'flex', marginInlineStart: `calc(-1 * ${vars.space[1]})` });
export const next = styled({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginInlineStart: 'auto',
});
