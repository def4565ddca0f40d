import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rounded } from '../../theme/corners.ts';
import { components } from '../../theme/layers.css.ts';
import { focusRing } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

export const row = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 calc(${vars.space[2.5]} - 1px)`,
  width: '100%',
  minHeight: '36px',
  padding: `${vars.space[1.5]} ${vars.space[3]}`,
  border: '1px solid transparent',
  borderRadius: rounded(vars.radius.control),
  background: 'none',
  textAlign: 'start',
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  color: vars.text.primary,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { background: vars.surface.hover },
    ...focusRing,
  },
});

// With enlarged text, the kind is on a line of its own.
export const change = styled({ flex: '1 1 8em', minWidth: 0, overflowWrap: 'anywhere' });

const clipped = { overflow: 'clip', textOverflow: 'ellipsis' } as const;

/**
 * Only texts that may be too long are clipped: there may be hundreds of rows, and every clip costs time in each frame.
 * The original words are truncated first.
 */
export const long = styled({ display: 'flex', gap: '.25em', whiteSpace: 'nowrap' });
globalStyle(`${long} > del`, {
  '@layer': { [components]: { ...clipped, flex: '0 100 auto', minWidth: '3ch' } },
});
globalStyle(`${long} > :last-child`, { '@layer': { [components]: { ...clipped, minWidth: 0 } } });

export const original = styled({ color: vars.text.secondary, textDecorationThickness: '1px' });
export const replacement = styled({ fontWeight: 600 });
export const quiet = styled({ color: vars.text.secondary });
globalStyle(`${quiet} > * > ins`, { '@layer': { [components]: { fontWeight: 500 } } });

export const leaveOut = styled({ fontStyle: 'italic', color: vars.text.secondary });
export const kind = styled({ flex: 'none', fontSize: vars.type.caption.size, fontWeight: 500 });
