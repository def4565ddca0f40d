import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const sign = styled({ display: 'grid', color: vars.text.secondary });

export const foot = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingTop: vars.space[4],
});

export const note = styled({
  flex: '1 1 200px',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
});
