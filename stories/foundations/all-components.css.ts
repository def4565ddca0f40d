import { vars } from '@octavo/ui/theme';
import { styled } from '@octavo/ui/theme/styled';

export const page = styled({
  display: 'grid',
  gap: '40px',
  minHeight: '100dvh',
  padding: 'clamp(20px, 4vw, 56px)',
  background: vars.surface.page,
  color: vars.text.primary,
});
export const part = styled({ minWidth: 0 });
export const heading = styled({
  marginBottom: '12px',
  paddingBottom: '6px',
  borderBottom: `1px solid ${vars.border.hairline}`,
  fontFamily: vars.font.display,
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.line,
  fontWeight: 600,
});
export const piece = styled({ minWidth: 0, overflowX: 'auto' });
