import { vars } from '@octavo/ui/theme';
import { rounded } from '@octavo/ui/theme/corners';
import { narrow } from '@octavo/ui/theme/scale';
import { styled } from '@octavo/ui/theme/styled';

export const page = styled({
  minHeight: '100dvh',
  padding: '48px',
  overflowX: 'auto',
  background: vars.surface.page,
  color: vars.text.primary,
  '@media': { [narrow.phone]: { padding: '32px 20px' } },
});
export const table = styled({ borderCollapse: 'collapse' });
const line = {
  borderBottom: `1px solid ${vars.border.hairline}`,
  padding: '12px 28px 12px 0',
  '@media': { [narrow.phone]: { paddingInlineEnd: '12px' } },
} as const;
export const name = styled({ ...line, fontWeight: 500, textAlign: 'start', color: vars.text.secondary });
export const head = styled({ ...line, fontWeight: 500, textAlign: 'end', color: vars.text.secondary });
export const cell = styled({
  ...line,
  minWidth: '240px',
  '@media': { [narrow.phone]: { minWidth: 0, paddingInlineEnd: '12px' } },
});
export const figure = styled({
  ...line,
  textAlign: 'end',
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
});
export const bar = styled({
  display: 'block',
  height: '6px',
  marginTop: '6px',
  marginInlineStart: 'auto',
  background: vars.accent.base,
  borderRadius: rounded(vars.radius.pill),
  '@media': { [narrow.phone]: { display: 'none' } },
});
