import { vars } from '../../theme/contract.css.ts';
import { inForm } from '../../theme/form.ts';
import { forced, forcedFill } from '../../theme/mixins.ts';
import { touch } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

const filled = inForm('segments', 'filled');

// Toggles are on or off, tabs active or inactive.
const chosen = "&:is([data-state='on'], [data-state='active'])";
const free = "&:enabled:is([data-state='off'], [data-state='inactive'])";

export const root = styled({
  flex: 'none',
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '2px',
  maxWidth: '100%',
  padding: '2px',
  border: `1px solid ${vars.border.control}`,
  background: vars.surface.sunken,
  selectors: {
    [`${filled} &`]: { padding: `calc(${vars.space[1]} - 1px)` },
    "&[data-wide='true']": { display: 'flex' },
  },
});

export const item = styled({
  flex: '1 0 auto',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `calc(${vars.space[2]} - 1px)`,
  border: '1px solid transparent',
  background: 'transparent',
  color: vars.text.secondary,
  fontFamily: vars.font.ui,
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    // Inside its own border: the next one is too close for a ring around it.
    '&:focus-visible': {
      position: 'relative',
      zIndex: 1,
      outline: `2px solid ${vars.focus.ring}`,
      outlineOffset: '-2px',
      boxShadow: `inset 0 0 0 3px ${vars.surface.sunken}`,
    },
    [`${free}:hover`]: { background: vars.surface.hover, color: vars.text.primary },
    [`${free}:active`]: { background: vars.accent.tint },
    [chosen]: {
      background: vars.surface.raised,
      borderColor: vars.border.strong,
      color: vars.text.primary,
      fontWeight: 600,
    },
    [`${filled} ${chosen}`]: {
      background: vars.accent.base,
      borderColor: vars.accent.base,
      color: vars.accent.on,
    },
    '&:disabled': {
      color: vars.text.tertiary,
      cursor: 'not-allowed',
      border: `1px dashed ${vars.border.strong}`,
    },
  },
  '@media': { [forced]: { selectors: { [chosen]: forcedFill } } },
});

const height = (space: string) => ({
  minHeight: space,
  '@media': { [touch]: { minHeight: vars.size.controlLg } },
});

export const small = styled({ ...height('26px'), paddingInline: vars.space[2.5], fontSize: '13px' });
export const medium = styled({ ...height('30px'), paddingInline: vars.space[3] });
export const large = styled({ ...height('38px'), paddingInline: vars.space[3.5] });
