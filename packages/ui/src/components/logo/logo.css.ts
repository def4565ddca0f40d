import { vars } from '../../theme/contract.css.ts';
import { forced } from '../../theme/mixins.ts';
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
  fontSize: vars.wordmark.size,
  lineHeight: '36px',
  fontWeight: vars.wordmark.weight,
  letterSpacing: vars.wordmark.tracking,
  textTransform: vars.wordmark.case,
  color: vars.text.primary,
});
