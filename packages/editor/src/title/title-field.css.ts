import { narrow, vars } from '@octavo/ui/theme';
import { style } from '@vanilla-extract/css';

export const title = style({
  display: 'block',
  width: '100%',
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  border: 0,
  resize: 'none',
  overflow: 'hidden',
  background: 'transparent',
  color: vars.text.document,
  caretColor: vars.accent.base,
  fontFamily: vars.font.display,
  fontSize: vars.type.display.size,
  lineHeight: vars.type.display.line,
  fontWeight: vars.display.weight,
  letterSpacing: vars.display.tracking,
  outline: 'none',
  fieldSizing: 'content',
  selectors: { '[data-dimmed="true"] > &:not(:focus)': { color: vars.text.ghost } },
  '::placeholder': { color: vars.text.tertiary, opacity: 1 },
  '@media': { [narrow.phone]: { fontSize: '28px', lineHeight: '36px' } },
});
