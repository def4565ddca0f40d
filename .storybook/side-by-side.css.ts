import { styled } from '@octavo/ui/theme/styled';

export const row = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
  gap: '8px',
});
export const page = styled({ width: '100%', height: 'calc(100dvh - 48px)', minHeight: '480px', border: 0 });
