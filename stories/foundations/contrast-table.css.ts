import { vars } from '@octavo/ui/theme';
import { styled } from '@octavo/ui/theme/styled';

export const table = styled({ width: '100%', maxWidth: '760px', borderCollapse: 'collapse' });
export const head = styled({
  padding: '8px 12px 8px 0',
  textAlign: 'start',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: 500,
  color: vars.text.secondary,
});
export const cell = styled({
  padding: '6px 12px 6px 0',
  borderTop: `1px solid ${vars.border.hairline}`,
  fontWeight: 400,
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
});
export const pair = styled({ display: 'flex', alignItems: 'center', gap: '14px' });
export const sample = styled({
  flex: 'none',
  display: 'block',
  width: '72px',
  height: '28px',
  border: `1px solid ${vars.border.strong}`,
  padding: '6px',
});
export const front = styled({ display: 'block', height: '100%' });
