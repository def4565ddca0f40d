import { vars } from '../../theme/contract.css.ts';
import { rounded } from '../../theme/corners.ts';
import { focusRing, forced } from '../../theme/mixins.ts';
import { styled, styledVariants } from '../../theme/styled.ts';

export const list = styled({
  listStyleType: '""',
  display: 'grid',
  gap: '1px',
  paddingBlock: vars.space[4],
});

/** A line of a table of contents: name, dotted leader, figure. */
export const entry = styled({
  position: 'relative',
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  width: '100%',
  padding: `${vars.space[1.5]} ${vars.space[3]}`,
  border: 0,
  borderRadius: rounded(vars.radius.control),
  background: 'transparent',
  fontFamily: vars.font.ui,
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  color: vars.text.secondary,
  textAlign: 'start',
  selectors: {
    '&:hover': { background: vars.surface.hover, color: vars.text.primary },
    '&:active': { background: vars.accent.tint },
    "&[aria-current='true']": { color: vars.text.current, fontWeight: vars.weight.current },
    // The thread marks the current item, so that colour is not the only cue.
    "&[aria-current='true']::before": {
      content: '',
      position: 'absolute',
      insetBlock: '8px',
      insetInlineStart: 0,
      width: '2px',
      background: vars.accent.base,
    },
    ...focusRing,
  },
  '@media': {
    [forced]: { selectors: { "&[aria-current='true']::before": { background: 'Highlight' } } },
  },
});

export const level = styledVariants({
  1: { color: vars.text.primary, fontWeight: 500 },
  2: { paddingInlineStart: vars.space[7] },
  3: { paddingInlineStart: vars.space[11] },
});

export const name = styled({ minWidth: 0, overflowWrap: 'anywhere' });
export const untitled = styled({ fontStyle: 'italic', color: vars.text.tertiary });

export const leader = styled({
  flex: '1 0 16px',
  alignSelf: 'end',
  marginBottom: vars.space[1],
  borderBottom: `1px dotted ${vars.border.strong}`,
});

export const words = styled({
  flex: 'none',
  fontSize: vars.type.caption.size,
  fontWeight: 400,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});
