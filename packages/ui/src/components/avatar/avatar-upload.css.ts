import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({ display: 'flex', alignItems: 'center', gap: vars.space[5] });
export const side = styled({ display: 'grid', gap: vars.space[2], minWidth: 0 });
export const actions = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
});

const line = { fontSize: '13px', lineHeight: '18px' } as const;
export const hint = styled({ ...line, color: vars.text.secondary });
export const error = styled({ ...line, display: 'flex', gap: vars.space[2], color: vars.danger.text });
/** The same height as the hint it replaces. */
export const progress = styled({
  display: 'grid',
  alignContent: 'center',
  height: '18px',
  minWidth: '200px',
});
