import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rounded } from '../../theme/corners.ts';
import { focusRing } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

const height = 'var(--radix-accordion-content-height)';
const open = keyframes({ from: { height: 0, opacity: 0 }, to: { height } });

export const root = styled({ borderBottom: `1px solid ${vars.border.hairline}` });
export const item = styled({ borderTop: `1px solid ${vars.border.hairline}` });
export const head = styled({ margin: 0, font: 'inherit' });

export const trigger = styled({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  width: '100%',
  minHeight: '52px',
  padding: `${vars.space[3]} ${vars.space[2]}`,
  border: 0,
  borderRadius: rounded('5px'),
  background: 'transparent',
  fontSize: '15px',
  lineHeight: '22px',
  fontWeight: 600,
  textAlign: 'start',
  color: vars.text.primary,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    ...focusRing,
    '&:focus-visible': { ...focusRing['&:focus-visible'], position: 'relative' },
    '&:enabled:hover': { background: vars.surface.hover },
    '&:enabled:active': { background: vars.accent.tint, color: vars.accent.text },
    '&:disabled': { color: vars.text.tertiary, cursor: 'not-allowed' },
  },
});

export const chevron = styled({
  flex: 'none',
  color: vars.text.secondary,
  transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { [`${trigger}[data-state='open'] &`]: { transform: 'rotate(180deg)' } },
});

export const content = styled({
  overflow: 'hidden',
  selectors: {
    "&[data-state='open']": { animation: `${open} ${vars.motion.slow} ${vars.motion.ease}` },
  },
});

export const body = styled({
  maxWidth: '62ch',
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[4.5]}`,
  color: vars.text.secondary,
  overflowWrap: 'break-word',
});
