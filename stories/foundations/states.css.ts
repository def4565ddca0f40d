import { styled } from '@octavo/ui/theme/styled';
import { vars } from '@octavo/ui/theme';

export const scroller = styled({ overflowX: 'auto', padding: '0 6px 6px', margin: '0 -6px' });
export const table = styled({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: '0 10px',
  marginBlock: '-10px',
});
export const state = styled({
  paddingInlineEnd: '12px',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: 500,
  textAlign: 'start',
  color: vars.text.tertiary,
});
export const cell = styled({ paddingInlineEnd: '12px' });
