import { vars } from '../../theme/contract.css.ts';
import { focusRing, forced, forcedFill } from '../../theme/mixins.ts';
import { touch } from '../../theme/scale.ts';
import { styled, styledVariants } from '../../theme/styled.ts';

const chosen = "&[data-state='on']";
const free = "&:enabled[data-state='off']:not([aria-disabled])";

export const root = styled({ display: 'grid', gap: vars.space[2] });

export const columns = styledVariants({
  2: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  3: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

export const item = styled({
  minHeight: vars.size.control,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  border: `1px solid ${vars.border.control}`,
  background: vars.ground.control,
  color: vars.text.secondary,
  fontFamily: vars.font.ui,
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    ...focusRing,
    [`${free}:hover`]: { background: vars.surface.hover, color: vars.text.primary },
    [`${free}:active`]: { background: vars.accent.tint },
    [chosen]: {
      background: vars.accent.tint,
      borderColor: vars.accent.base,
      color: vars.accent.text,
      fontWeight: 600,
    },
    "&[aria-disabled='true']": { cursor: 'progress' },
    '&:disabled': { color: vars.text.tertiary, borderStyle: 'dashed', cursor: 'not-allowed' },
  },
  '@media': {
    [touch]: { minHeight: vars.size.controlLg },
    [forced]: { selectors: { [chosen]: forcedFill } },
  },
});
