import { vars } from '@octavo/ui/theme';
import { styled } from '@octavo/ui/theme/styled';
import { keyframes } from '@vanilla-extract/css';

export const part = styled({ minWidth: 0, marginBottom: '40px' });
export const columns = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
  gap: '0 56px',
});
export const rows = styled({ marginTop: '8px' });
export const row = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, 120px) minmax(0, 1fr) minmax(64px, 140px)',
  gap: '12px',
  alignItems: 'center',
  minHeight: '40px',
  padding: '6px 0',
  borderTop: `1px solid ${vars.border.hairline}`,
});
export const name = styled({ fontSize: vars.type.ui.size, fontWeight: 600 });
export const value = styled({
  overflowWrap: 'anywhere',
  fontFamily: vars.font.mono,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
});
export const drawn = styled({ minWidth: 0, padding: '4px' });
export const box = styled({ display: 'block', maxWidth: '100%', background: vars.accent.base });
export const corner = styled({
  display: 'block',
  width: '64px',
  height: '44px',
  border: `1px solid ${vars.border.control}`,
  background: vars.surface.raised,
  cornerShape: vars.corner.shape,
});
export const raised = styled({
  display: 'block',
  width: '64px',
  height: '44px',
  border: `1px solid ${vars.border.hairline}`,
  background: vars.surface.raised,
  color: vars.accent.base,
});
export const track = styled({ display: 'block', height: '12px', overflow: 'hidden' });
const run = keyframes({ from: { translate: '0 0' }, to: { translate: '110px 0' } });
export const runner = styled({
  display: 'block',
  width: '12px',
  height: '12px',
  background: vars.accent.base,
  animation: `${run} infinite alternate ${vars.motion.ease}`,
});

export const palette = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: '12px 28px',
});
export const mixed = styled({ display: 'grid', gridTemplateColumns: '44px minmax(0, 1fr)', gap: '12px' });
export const chip = styled({ height: '44px', border: `1px solid ${vars.border.strong}` });
export const table = styled({ width: '100%', borderCollapse: 'collapse' });
export const cell = styled({
  padding: '6px 12px 6px 0',
  borderTop: `1px solid ${vars.border.hairline}`,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: 400,
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
});
export const scroller = styled({ overflowX: 'auto', marginTop: '16px' });
