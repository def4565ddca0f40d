import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const parts = styled({ display: 'grid', gap: vars.space[4] });

export const form = styled({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'end',
  gap: vars.space[2],
});

export const tags = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const none = styled({ color: vars.text.secondary });

export const rules = styled({ display: 'grid', gap: vars.space[1] });

export const name = styled({ fontWeight: 600 });

export const list = styled({ margin: 0, padding: 0, listStyle: 'none' });

export const rule = styled({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[1],
});
