import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space[2.5],
  padding: `calc(${vars.space[3]} - 1px) ${vars.space[3.5]}`,
  border: '1px solid',
  fontFamily: vars.font.ui,
  fontSize: '13px',
  lineHeight: '18px',
});

export const title = styled({ gridColumn: 2, fontWeight: 600, color: vars.text.primary });
export const text = styled({
  gridColumn: 2,
  color: vars.text.secondary,
  textWrap: 'pretty',
  selectors: { [`${title} + &`]: { marginTop: vars.space[1] } },
});
export const action = styled({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginTop: vars.space[2.5],
});
export const aside = styled({ gridColumn: 3, gridRow: '1 / span 3', alignSelf: 'center' });
export const icon = styled({ gridRow: '1 / span 3' });

const tone = (role: 'danger' | 'success' | 'warning') =>
  styled({ background: vars[role].tint, borderColor: vars[role].base, color: vars[role].text });

export const danger = tone('danger');
export const success = tone('success');
export const warning = tone('warning');
export const neutral = styled({
  background: vars.surface.raised,
  borderColor: vars.border.strong,
  color: vars.text.secondary,
});
