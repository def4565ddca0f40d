import { vars } from '@octavo/ui/theme';
import { corners } from '@octavo/ui/theme/corners';
import { styled } from '@octavo/ui/theme/styled';

export const group = styled({ marginBottom: '28px' });
export const grid = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(124px, 1fr))',
  gap: '12px',
  // One row, from edge to edge, however many there are.
  '@media': {
    'screen and (width >= 1200px)': {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});
export const swatch = styled({
  ...corners(vars.radius.control, { at: ['topRight'], by: '9px' }),
  overflow: 'hidden',
  border: `1px solid ${vars.border.strong}`,
});
export const fill = styled({
  display: 'flex',
  alignItems: 'flex-end',
  height: '53px',
  padding: '0 11px 7px',
  fontSize: '15px',
  lineHeight: '20px',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  borderBottom: `1px solid ${vars.border.hairline}`,
});
export const words = styled({ padding: '7px 11px 8px', background: vars.surface.raised });
export const name = styled({
  fontSize: '12px',
  lineHeight: '16px',
  fontWeight: 600,
  color: vars.text.primary,
});
export const value = styled({
  fontFamily: vars.font.mono,
  fontSize: '11px',
  lineHeight: '16px',
  color: vars.text.tertiary,
});
