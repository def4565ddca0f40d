import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rounded } from '../../theme/corners.ts';
import { forced, forcedFill } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

const arrive = keyframes({ from: { opacity: 0, translate: '0 6px' } });

export const root = styled({ display: 'grid', gap: vars.space[3], justifyItems: 'start' });

export const line = styled({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.type.lead.line,
  color: vars.accent.text,
});

export const message = styled({
  fontFamily: vars.font.display,
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.line,
  color: vars.text.primary,
  animation: `${arrive} ${vars.motion.slow} ${vars.motion.ease}`,
});

export const steps = styled({ display: 'flex', gap: vars.space[1], width: 'min(240px, 100%)' });
export const step = styled({
  flex: 1,
  height: '3px',
  borderRadius: rounded('2px'),
  background: vars.border.strong,
  transition: `background-color ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: { "&[data-reached='true']": { background: vars.accent.base } },
  '@media': { [forced]: { selectors: { "&[data-reached='true']": forcedFill } } },
});
