import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/mixins.ts';
import { touch } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

const gap = 7;

// A busy button keeps its colours, so "at rest" means disabled neither by the platform nor by ARIA.
const live = ":not(:disabled, [aria-disabled='true'])";

export const root = styled({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${gap}px`,
  // The label wraps only if the whole row is too short for it, never because of a neighbour.
  flexShrink: 0,
  maxWidth: '100%',
  paddingBlock: vars.space[1],
  border: '1px solid transparent',
  background: 'transparent',
  fontFamily: vars.font.ui,
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  fontWeight: 600,
  textDecoration: 'none',
  userSelect: 'none',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    ...focusRing,
    "&[aria-busy='true']": { cursor: 'progress' },
    "&:is(:disabled, [aria-disabled='true']):not([aria-busy='true'])": {
      background: 'transparent',
      borderColor: vars.border.strong,
      borderStyle: 'dashed',
      color: vars.text.tertiary,
      cursor: 'not-allowed',
    },
  },
});

export const solid = styled({
  background: vars.accent.base,
  color: vars.accent.on,
  selectors: {
    [`&${live}:hover`]: { background: vars.accent.hover },
    [`&${live}:active`]: { background: vars.accent.pressed },
    [`&${live}:hover:not(:focus-visible)`]: { boxShadow: vars.shadow.pointed },
  },
});

export const outline = styled({
  borderColor: vars.border.control,
  background: vars.ground.control,
  color: vars.text.primary,
  selectors: {
    [`&${live}:hover`]: { background: vars.surface.hoverRaised },
    [`&${live}:active`]: { background: vars.accent.tint, borderColor: vars.accent.base },
  },
});

export const quiet = styled({
  fontWeight: 500,
  color: vars.text.secondary,
  selectors: {
    [`&${live}:hover`]: { background: vars.surface.hover, color: vars.text.primary },
    [`&${live}:active`]: { background: vars.accent.tint, color: vars.accent.text },
  },
});

export const accent = styled({
  color: vars.accent.text,
  selectors: {
    [`&${live}:hover`]: { background: vars.accent.tint },
    [`&${live}:active`]: { background: vars.accent.tint, borderColor: vars.accent.base },
  },
});

export const ai = styled({
  background: vars.ai.base,
  color: vars.ai.on,
  selectors: {
    [`&${live}:hover`]: { background: vars.ai.hover },
    [`&${live}:active`]: { background: vars.ai.hover, filter: 'brightness(.93)' },
  },
});

export const danger = styled({
  borderColor: vars.danger.base,
  color: vars.danger.text,
  selectors: {
    [`&${live}:hover`]: { background: vars.danger.tint },
    [`&${live}:active`]: { background: vars.danger.base, color: vars.danger.on },
  },
});

/** Takes no space: the loader is placed before the label, in the padding reserved for it. */
export const slot = styled({
  display: 'inline-flex',
  justifyContent: 'flex-end',
  inlineSize: 0,
  marginInlineStart: `-${gap}px`,
});
export const loader = styled({ flex: 'none', display: 'inline-flex' });

/** Distance from the edge of a button to its label. */
const indent = createVar();

/**
 * A button that may become busy and has no icon reserves space for the loader, so that neither its width nor its label
 * changes.
 */
const inset = (space: number, loaderSize: number) =>
  ({
    vars: { [indent]: `${space + 1}px` },
    paddingInline: `${space}px`,
    selectors: { "&[data-slot='loader']": { paddingInline: `${loaderSize + 13}px` } },
  }) as const;

const height = (space: string) => ({
  minHeight: space,
  '@media': { [touch]: { minHeight: vars.size.controlLg } },
});

export const small = styled({ ...inset(11, 12), ...height(vars.size.controlSm) });
export const medium = styled({ ...inset(14, 14), ...height(vars.size.control) });
export const large = styled({ ...inset(18, 14), minHeight: vars.size.controlLg, fontSize: '15px' });
export const wide = styled({ width: '100%' });
export const flush = styled({ marginInlineStart: `calc(-1 * ${indent})` });
