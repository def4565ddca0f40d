import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({
  borderRadius: '2px',
  color: vars.accent.text,
  textUnderlineOffset: '.22em',
  transition: `color ${vars.motion.fast} ${vars.motion.ease}, text-decoration-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    ...focusRing,
    '&:hover': { textDecorationThickness: '2px' },
    '&:active': { color: vars.text.primary },
  },
});

/** In running text only the underline distinguishes it from its neighbours. */
export const inText = styled({ textDecorationLine: 'underline', textDecorationThickness: '1px' });

export const alone = styled({
  fontWeight: 600,
  textDecorationLine: 'none',
  selectors: { '&:hover': { textDecorationLine: 'underline' } },
});

export const quiet = styled({
  color: vars.text.secondary,
  textDecorationLine: 'underline',
  textDecorationColor: vars.border.strong,
  textDecorationThickness: '1px',
  selectors: { '&:hover': { color: vars.text.primary, textDecorationColor: 'currentColor' } },
});

export const away = styled({
  display: 'inline-block',
  marginInlineStart: '.25em',
  verticalAlign: '-.1em',
});
