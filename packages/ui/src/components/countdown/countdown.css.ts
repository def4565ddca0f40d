import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const figure = styled({
  fontFamily: vars.font.mono,
  fontSize: '16px',
  lineHeight: '24px',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // Time runs from left to right in every language.
  direction: 'ltr',
  unicodeBidi: 'isolate',
  selectors: {
    '&[data-over]': { fontFamily: vars.font.ui, fontSize: vars.type.ui.size, direction: 'inherit' },
  },
});
