import { vars } from '@octavo/ui/theme';
import { styled } from '@octavo/ui/theme/styled';
import { globalStyle } from '@vanilla-extract/css';

export const page = styled({
  color: vars.text.primary,
  fontFamily: vars.font.ui,
});
// The surrounding page is Storybook's, and narrower than most statecharts.
globalStyle(`.sbdocs-wrapper:has(${page})`, { background: vars.surface.desk });
globalStyle(`.sbdocs-content:has(${page})`, { maxWidth: '1320px' });

export const title = styled({
  margin: `0 0 ${vars.space[4]}`,
  fontFamily: vars.font.display,
  fontSize: vars.type.title.size,
  lineHeight: vars.type.title.line,
  color: vars.text.primary,
});
export const heading = styled({
  margin: `${vars.space[8]} 0 ${vars.space[1]}`,
  fontFamily: vars.font.display,
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.line,
  color: vars.text.primary,
});
export const hint = styled({
  margin: `0 0 ${vars.space[3]}`,
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  color: vars.text.secondary,
});
export const frame = styled({
  display: 'block',
  width: '100%',
  height: '420px',
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.card,
  background: vars.surface.page,
});
