import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const offer = styled({ marginTop: vars.space[6] });
export const price = styled({ minHeight: '48px', marginTop: vars.space[7] });
export const discount = styled({ marginTop: vars.space[4] });
export const failed = styled({ marginTop: vars.space[7] });

export const form = styled({ display: 'grid', gap: vars.space[4], marginTop: vars.space[6] });
export const fields = styled({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[3] });
export const field = styled({ display: 'grid', gap: vars.space[1.5] });
export const wide = styled({ gridColumn: '1 / -1' });
export const pay = styled({ display: 'grid', gap: vars.space[4], marginTop: vars.space[2] });

export const note = styled({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  textAlign: 'center',
  textWrap: 'balance',
  color: vars.text.secondary,
});
