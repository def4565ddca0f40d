import { vars } from '../../theme/contract.css.ts';
import { focusRing, forced, forcedFill } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

const live = ":not(:disabled, [aria-disabled='true'])";
const isOn = "[aria-pressed='true']";

export const root = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: `calc(${vars.space[2]} - 1px)`,
  border: `1px solid ${vars.border.control}`,
  background: vars.ground.control,
  color: vars.text.secondary,
  fontFamily: vars.font.ui,
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  fontWeight: 500,
  paddingBlock: `calc(${vars.space[1.5]} - 1px)`,
  textAlign: 'start',
  userSelect: 'none',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    ...focusRing,
    [`&${live}:hover`]: { background: vars.surface.hoverRaised, color: vars.text.primary },
    [`&${live}:active`]: { background: vars.accent.tint, borderColor: vars.accent.base },
    [`&${isOn}:is(${live}, [aria-busy='true'])`]: {
      background: vars.surface.selected,
      borderColor: vars.accent.base,
      color: vars.accent.text,
    },
    [`&${live}${isOn}:hover`]: {
      background: `color-mix(in srgb, ${vars.accent.base} 10%, ${vars.surface.selected})`,
    },
    [`&${live}${isOn}:active`]: {
      background: `color-mix(in srgb, ${vars.accent.base} 20%, ${vars.surface.selected})`,
    },
    "&[aria-busy='true']": { cursor: 'progress' },
    "&:is(:disabled, [aria-disabled='true']):not([aria-busy='true'])": {
      background: 'transparent',
      borderColor: vars.border.strong,
      borderStyle: 'dashed',
      color: vars.text.tertiary,
      cursor: 'not-allowed',
    },
    // Still looks pressed when it is disabled.
    [`&:is(:disabled, [aria-disabled='true'])${isOn}:not([aria-busy='true'])`]: {
      background: vars.surface.selected,
    },
  },
  '@media': { [forced]: { selectors: { [`&${live}${isOn}`]: forcedFill } } },
});

export const small = styled({
  minHeight: vars.size.controlSm,
  paddingInline: `calc(${vars.space[3]} - 1px)`,
});
export const medium = styled({ minHeight: vars.size.control, paddingInline: vars.space[3.5] });
export const large = styled({ minHeight: vars.size.controlLg, paddingInline: vars.space[4.5] });
