import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const page = styled({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[6],
  minHeight: '100dvh',
  padding: vars.space[6],
  background: vars.surface.desk,
});

export const wait = styled({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.control,
  color: vars.text.secondary,
});

export const message = styled({ width: '100%', maxWidth: '560px' });
