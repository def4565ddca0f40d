import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({
  display: 'grid',
  gap: vars.space[3],
  maxWidth: '640px',
  padding: vars.space[6],
  border: `1px solid ${vars.border.strong}`,
  background: vars.ground.card,
});

export const heading = styled({
  fontFamily: vars.font.display,
  fontSize: '20px',
  lineHeight: '28px',
  fontWeight: 600,
  textWrap: 'balance',
});
export const text = styled({ maxWidth: '60ch', color: vars.text.secondary });
export const actions = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginTop: vars.space[2],
});
