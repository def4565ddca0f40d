import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/mixins.ts';
import { touch } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

// Fills, borders and sizes are Google's, not a theme's: https://developers.google.com/identity/branding-guidelines
const fill = 'light-dark(#ffffff, #131314)';
const line = 'light-dark(#747775, #8e918f)';
const ink = 'light-dark(#1f1f1f, #e3e3e3)';
const pointed = 'light-dark(#f2f2f2, #2a2a2c)';

export const root = styled({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2.5],
  width: '100%',
  minHeight: '40px',
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  border: `1px solid ${line}`,
  borderRadius: '4px',
  background: fill,
  color: ink,
  fontFamily: vars.font.ui,
  fontSize: '14px',
  lineHeight: '20px',
  fontWeight: 500,
  textDecoration: 'none',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { ...focusRing, '&:hover': { background: pointed } },
  '@media': { [touch]: { minHeight: vars.size.controlLg } },
});

export const mark = styled({ flex: 'none' });
