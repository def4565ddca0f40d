import { styled } from '@octavo/ui/theme/styled';

export const leaves = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(157px, 1fr))',
  gap: '16px',
  maxWidth: '720px',
});
