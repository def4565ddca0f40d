import { vars } from '../../theme/contract.css.ts';
import { forced, forcedFill, neon } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

export const strip = styled({ position: 'relative' });

export const ticks = styled({ display: 'flex', gap: '2px', height: '10px' });

export const tick = styled({
  flex: '1 1 0',
  minWidth: '1px',
  maxWidth: '14px',
  border: `1px solid ${vars.text.tertiary}`,
  borderRadius: '1px',
  selectors: neon({ borderColor: vars.border.control }),
});

export const checked = styled({
  background: vars.text.tertiary,
  selectors: neon({ background: vars.accent.pressed, borderColor: vars.accent.pressed }),
  '@media': { [forced]: forcedFill },
});

export const bar = styled({
  overflow: 'hidden',
  height: '6px',
  border: `1px solid ${vars.text.tertiary}`,
  borderRadius: '3px',
  selectors: neon({ borderRadius: 0, borderColor: vars.border.control }),
});

export const fill = styled({
  height: '100%',
  background: vars.text.tertiary,
  selectors: neon({ background: vars.accent.pressed }),
  '@media': { [forced]: forcedFill },
});
