import { vars } from '@octavo/ui/theme';
import { styled } from '@octavo/ui/theme/styled';

export const set = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
  paddingBlockStart: '1px',
  paddingInlineStart: '1px',
});
export const entry = styled({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  marginBlockStart: '-1px',
  marginInlineStart: '-1px',
  padding: `${vars.space[5]} ${vars.space[2]} ${vars.space[3]}`,
  border: `1px solid ${vars.border.hairline}`,
});
export const name = styled({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
