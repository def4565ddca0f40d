import { vars } from '@octavo/ui/theme';
import { styled } from '@octavo/ui/theme/styled';

export const page = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))',
  minHeight: '100dvh',
  background: vars.surface.desk,
  color: vars.text.primary,
});
export const ground = styled({
  display: 'grid',
  alignContent: 'start',
  gap: '24px',
  padding: '40px 32px',
  border: `0 solid ${vars.border.hairline}`,
  borderWidth: '0 1px 1px 0',
});
export const name = styled({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: 500,
  color: vars.text.tertiary,
});
export const row = styled({ display: 'flex', alignItems: 'center', gap: '20px' });
