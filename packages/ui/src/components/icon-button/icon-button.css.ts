import { vars } from '../../theme/contract.css.ts';
import { focusRing, forced, forcedFill } from '../../theme/mixins.ts';
import { touch } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

const live = ":not(:disabled, [aria-disabled='true'])";

/** For icons on a raised surface, where the page's hover colour would be invisible; spread into `selectors`. */
const raised = {
  [`&${live}:hover`]: { background: vars.surface.hoverRaised },
  [`&${live}:active`]: { background: vars.accent.tint },
};

export const root = styled({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: 0,
  border: '1px solid transparent',
  background: 'transparent',
  color: vars.text.secondary,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    ...focusRing,
    [`&${live}:hover`]: { background: vars.surface.hover, color: vars.text.primary },
    [`&${live}:active`]: { background: vars.accent.tint, color: vars.accent.text },
    "&[aria-busy='true']": { cursor: 'progress' },
    "&:is(:disabled, [aria-disabled='true']):not([aria-busy='true'])": {
      borderColor: vars.border.strong,
      borderStyle: 'dashed',
      color: vars.text.tertiary,
      cursor: 'not-allowed',
    },
  },
});

export const quiet = styled({
  selectors: {
    "&[aria-pressed='true']": { background: vars.surface.selected, color: vars.accent.text },
  },
  '@media': { [forced]: { selectors: { [`&${live}[aria-pressed='true']`]: forcedFill } } },
});

/** A mark that is on or off (a star), shown by the icon itself. */
export const mark = styled({
  selectors: {
    "&[aria-pressed='true']": { color: vars.accent.base },
  },
});

export const outline = styled({
  borderColor: vars.border.control,
  background: vars.surface.raised,
  color: vars.text.primary,
  selectors: {
    "&[aria-pressed='true']": {
      background: vars.surface.selected,
      borderColor: vars.accent.base,
      color: vars.accent.text,
    },
    ...raised,
  },
  '@media': { [forced]: { selectors: { [`&${live}[aria-pressed='true']`]: forcedFill } } },
});

/** Inside a field, whose own border already shows that it is disabled. */
export const inset = styled({
  selectors: {
    "&&:is(:disabled, [aria-disabled='true'])": { borderColor: 'transparent' },
    ...raised,
  },
});

const square = (edge: string) =>
  styled({
    width: edge,
    height: edge,
    // In a field it is as high as the field leaves it.
    '@media': {
      [touch]: {
        selectors: { [`&:not(${inset})`]: { width: vars.size.controlLg, height: vars.size.controlLg } },
      },
    },
  });
export const small = square(vars.size.controlSm);
export const medium = square(vars.size.control);
export const large = square(vars.size.controlLg);
