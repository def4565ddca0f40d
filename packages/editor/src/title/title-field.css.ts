import { narrow, vars } from '@octavo/ui/theme';
import { style } from '@vanilla-extract/css';

const text = {
  gridArea: '1 / 1',
  minWidth: 0,
  fontFamily: vars.font.display,
  fontSize: vars.type.display.size,
  lineHeight: vars.type.display.line,
  fontWeight: vars.display.weight,
  letterSpacing: vars.display.tracking,
} as const;
const smallText = { fontSize: '28px', lineHeight: '36px' } as const;

/**
 * The field and a copy of its text share one grid cell: the copy determines the height. `field-sizing` would do that,
 * but not in Safari before 26.2 nor in Firefox before 152.
 */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'stretch',
  '::after': {
    ...text,
    content: 'attr(data-text) " "',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  },
  '@media': { [narrow.phone]: { '::after': smallText } },
});

export const title = style({
  ...text,
  display: 'block',
  width: '100%',
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  border: 0,
  resize: 'none',
  overflow: 'hidden',
  background: 'transparent',
  color: vars.text.primary,
  caretColor: vars.accent.base,
  outline: 'none',
  selectors: { '[data-dimmed="true"] > * > &:not(:focus)': { color: vars.text.ghost } },
  '::placeholder': { color: vars.text.tertiary, opacity: 1 },
  '@media': { [narrow.phone]: smallText },
});
