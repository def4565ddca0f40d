import { vars } from '../../theme/contract.css.ts';
import { forced, neon } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({ display: 'inline-flex', alignItems: 'center', gap: vars.space[3] });

export const mark = styled({
  color: vars.accent.base,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.4,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  '@media': { [forced]: { color: 'CanvasText' } },
});

export const word = styled({
  fontFamily: vars.font.display,
  fontSize: '27px',
  lineHeight: '36px',
  fontWeight: 500,
  letterSpacing: '-.015em',
  color: vars.text.primary,
  selectors: neon({ fontSize: '24px', fontWeight: 600, letterSpacing: '.1em', textTransform: 'uppercase' }),
});
