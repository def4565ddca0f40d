import { vars } from '../../theme/contract.css.ts';
import { besideCut } from '../../theme/corners.ts';
import { inForm } from '../../theme/form.ts';
import { forced, forcedFill } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1.5],
  minHeight: '24px',
  paddingInline: `${vars.space[2.5]} ${besideCut(vars.space[2.5], vars.space[1])}`,
  border: '1px solid',
  fontFamily: vars.font.ui,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: {
    [`${inForm('labels', 'capitals')} &`]: { textTransform: 'uppercase', letterSpacing: '.08em' },
  },
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
