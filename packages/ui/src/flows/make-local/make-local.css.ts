import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

const frames = {
  '0%': { transform: 'scale(1)', filter: 'none' },
  '30%': { transform: 'scale(1.02)', filter: `drop-shadow(0 0 10px ${vars.accent.base})` },
  '100%': { transform: 'scale(1)', filter: 'none' },
};

export const section = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  paddingTop: vars.space[5],
  borderTop: `1px solid ${vars.border.hairline}`,
});

const sparkle = (name: string) =>
  styled({
    '@media': {
      '(prefers-reduced-motion: no-preference)': { animation: `${name} 900ms ease-out` },
    },
  });

/** As wide as the button that sparkles in it. */
export const sparkling = styled({ display: 'block' });

/** The same animation under two names, because only a new name restarts it. */
export const odd = sparkle(keyframes(frames));
export const even = sparkle(keyframes(frames));

export const hint = styled({
  color: vars.text.secondary,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
});

export const question = styled({ fontWeight: 600 });

/** Side by side if there is room for both labels. */
export const choice = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9em), 1fr))',
  gap: vars.space[2],
});
