import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({ display: 'grid', gap: vars.space[5] });

export const window = styled({
  position: 'relative',
  width: '100%',
  maxWidth: '360px',
  aspectRatio: '1',
  marginInline: 'auto',
});

export const container = styled({ background: vars.surface.sunken });

export const area = styled({
  border: `2px solid ${vars.edge.card}`,
  selectors: {
    '&:focus-visible': { outline: `3px solid ${vars.focus.ring}`, outlineOffset: '2px' },
  },
});
