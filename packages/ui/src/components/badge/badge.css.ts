import { vars } from '../../theme/contract.css.ts';
import { corners } from '../../theme/corners.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({
  ...corners(vars.radius.pill, { at: ['topRight'], by: '5px' }),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '20px',
  minHeight: '20px',
  paddingInline: vars.space[1.5],
  fontFamily: vars.font.ui,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
});

export const neutral = styled({ background: vars.surface.hover, color: vars.text.primary });
export const accent = styled({ background: vars.accent.tint, color: vars.accent.text });
export const ai = styled({ background: vars.ai.tint, color: vars.ai.text });
export const success = styled({ background: vars.success.tint, color: vars.success.text });
export const warning = styled({ background: vars.warning.tint, color: vars.warning.text });
export const danger = styled({ background: vars.danger.tint, color: vars.danger.text });
