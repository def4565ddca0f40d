import { vars } from '../../theme/contract.css.ts';
import { neon } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({
  flex: 'none',
  paddingInline: '5px',
  border: '1px solid color-mix(in srgb, currentColor 45%, transparent)',
  borderRadius: '4px',
  fontFamily: vars.font.ui,
  fontSize: '11.5px',
  lineHeight: '16px',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  selectors: neon({ borderRadius: 0, fontFamily: vars.font.mono, fontSize: '11px' }),
});
