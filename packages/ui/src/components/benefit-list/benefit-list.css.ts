import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

// With `none`, Safari's VoiceOver no longer treats it as a list; an empty bullet looks the same and avoids that.
export const root = styled({
  listStyleType: '""',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(190px, 100%), 1fr))',
  gap: `${vars.space[2]} ${vars.space[5]}`,
});

export const benefit = styled({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  color: vars.text.secondary,
});

export const tick = styled({
  flex: 'none',
  display: 'inline-flex',
  paddingBlock: '2px',
  color: vars.accent.text,
});
