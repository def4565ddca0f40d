import { vars } from '../../theme/contract.css.ts';
import { besideCut } from '../../theme/corners.ts';
import { focusRing, forced, forcedFill } from '../../theme/mixins.ts';
import { touch } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

const forFingers = {
  '@media': { [touch]: { minWidth: vars.size.controlLg, minHeight: vars.size.controlLg } },
};

const live = ":not(:disabled, [aria-disabled='true'])";

export const root = styled({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1.5],
  maxWidth: '100%',
  border: `1px solid ${vars.border.control}`,
  background: 'transparent',
  color: vars.text.secondary,
  fontFamily: vars.font.ui,
  fontWeight: 500,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    ...focusRing,
    [`&${live}:hover`]: { background: vars.surface.hover, color: vars.text.primary },
    [`&${live}:active`]: { background: vars.accent.tint, borderColor: vars.accent.base },
    "&:is(:disabled, [aria-disabled='true'])": {
      borderColor: vars.border.strong,
      borderStyle: 'dashed',
      color: vars.text.tertiary,
      cursor: 'not-allowed',
    },
  },
});

/** For use next to more important text: a faint border until hovered. */
export const quiet = styled({
  borderColor: vars.border.strong,
  selectors: { [`&${live}:is(:hover, :focus-visible)`]: { borderColor: vars.border.control } },
});

export const label = styled({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const small = styled({
  position: 'relative',
  minWidth: '24px',
  minHeight: '24px',
  paddingInline: `${vars.space[2]} ${besideCut(vars.space[2], '2px')}`,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  '@media': {
    [touch]: {
      minWidth: vars.size.controlLg,
      // A touch target of 44 px around the small drawing; rows of them keep 20 px apart.
      selectors: { '&::before': { content: '', position: 'absolute', inset: '-11px -1px' } },
    },
  },
});
export const medium = styled({
  minHeight: '28px',
  paddingInline: `${vars.space[3]} ${besideCut(vars.space[3], '2px')}`,
  fontSize: '13px',
  lineHeight: '18px',
  ...forFingers,
});
export const large = styled({
  minHeight: '36px',
  paddingInline: vars.space[3.5],
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  ...forFingers,
});

const chosen = (background: string, edge: string, text: string) =>
  styled({
    selectors: {
      // Still looks pressed when it is disabled.
      "&[aria-pressed='true']": { background },
      [`&${live}[aria-pressed='true']`]: { borderColor: edge, color: text },
      [`&${live}[aria-pressed='true']:hover`]: {
        background: `color-mix(in srgb, ${edge} 10%, ${background})`,
        color: text,
      },
      [`&${live}[aria-pressed='true']:active`]: {
        background: `color-mix(in srgb, ${edge} 20%, ${background})`,
      },
    },
    '@media': { [forced]: { selectors: { [`&${live}[aria-pressed='true']`]: forcedFill } } },
  });

export const accent = chosen(vars.accent.tint, vars.accent.base, vars.accent.text);
export const ai = chosen(vars.ai.tint, vars.ai.border, vars.ai.text);
