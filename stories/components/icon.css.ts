import { vars } from '@octavo/ui/theme';
import { styled } from '@octavo/ui/theme/styled';

export const set = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
  gap: '1px',
  background: vars.border.hairline,
  border: `1px solid ${vars.border.hairline}`,
});
export const entry = styled({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[5]} ${vars.space[2]} ${vars.space[3]}`,
  background: vars.surface.page,
});
export const name = styled({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
