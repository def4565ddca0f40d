import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { neon } from '../../theme/mixins.ts';
import { layer } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

const rise = keyframes({ from: { translate: '0 24px', opacity: 0 } });

export const sheet = styled({
  position: 'fixed',
  zIndex: layer.float,
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  flexDirection: 'column',
  maxHeight: '70dvh',
  background: vars.surface.raised,
  color: vars.text.primary,
  borderTop: `1px solid ${vars.border.strong}`,
  boxShadow: vars.shadow.float,
  paddingBottom: 'env(safe-area-inset-bottom)',
  animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: { '&:focus': { outline: 'none' }, ...neon({ borderTopColor: vars.accent.base }) },
});

/** The grip is a drawing: closing has its own button. */
export const grip = styled({
  flex: 'none',
  width: '36px',
  height: '4px',
  margin: '8px auto 0',
  borderRadius: '2px',
  background: vars.border.control,
  selectors: neon({ borderRadius: 0 }),
});

export const body = styled({ flex: 1, minHeight: 0, overflowY: 'auto', padding: '12px 20px 16px' });

export const foot = styled({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '54px',
  padding: '0 20px',
  borderTop: `1px solid ${vars.border.hairline}`,
});
