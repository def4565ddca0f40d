import { vars } from '../../theme/contract.css.ts';
import { rounded } from '../../theme/corners.ts';
import { inForm } from '../../theme/form.ts';
import { touch } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({
  flex: 'none',
  paddingInline: `calc(${vars.space[1.5]} - 1px)`,
  border: '1px solid color-mix(in srgb, currentColor 45%, transparent)',
  borderRadius: rounded('4px'),
  fontFamily: vars.font.ui,
  fontSize: '11.5px',
  lineHeight: '16px',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  // Touch devices have no keys to press.
  '@media': { [touch]: { display: 'none' } },
  selectors: { [`${inForm('figures', 'mono')} &`]: { fontFamily: vars.font.mono, fontSize: '11px' } },
});
