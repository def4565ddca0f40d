import { vars } from '../../theme/contract.css.ts';
import { forced, forcedFill, neon } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '24px',
  padding: '0 10px',
  border: '1px solid',
  fontFamily: vars.font.ui,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: neon({ paddingInlineEnd: '14px', textTransform: 'uppercase', letterSpacing: '.08em' }),
});

export const free = styled({ borderColor: vars.border.control, color: vars.text.secondary });
export const pro = styled({
  borderColor: vars.accent.base,
  background: vars.accent.base,
  color: vars.accent.on,
  '@media': { [forced]: forcedFill },
});

export const mark = styled({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
