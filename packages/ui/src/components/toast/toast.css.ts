import { fallbackVar, keyframes } from '@vanilla-extract/css';
import { bottomBar } from '../../theme/bottom-bar.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/corners.ts';
import { scannedIn } from '../../theme/entrance.css.ts';
import { layer } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } });

export const place = styled({
  position: 'fixed',
  zIndex: layer.toast,
  bottom: `calc(24px + ${fallbackVar(bottomBar, '0px')})`,
  insetInline: 0,
  width: 'min(640px, calc(100vw - 32px))',
  marginInline: 'auto',
});

export const toast = styled({
  // An open dialog disables presses everywhere else.
  pointerEvents: 'auto',
  ...edge(vars.radius.card),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  paddingBlock: vars.space[3],
  paddingInline: `${vars.space[4]} ${vars.space[3]}`,
  background: vars.surface.raised,
  border: `1px solid ${vars.edge.notice}`,
  boxShadow: vars.shadow.float,
  animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: scannedIn,
});

export const icon = {
  neutral: styled({ color: vars.text.secondary }),
  success: styled({ color: vars.success.text }),
  warning: styled({ color: vars.warning.text }),
  danger: styled({ color: vars.danger.text }),
};
export const text = styled({ flex: '1 1 240px' });
export const title = styled({ display: 'block', fontWeight: 600 });
export const actions = styled({ display: 'flex', gap: vars.space[2], marginInlineStart: 'auto' });
