import { vars } from '../../theme/contract.css.ts';
import { narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

export const bar = styled({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  height: vars.size.topbar,
  minWidth: 0,
  '@media': {
    [narrow.panel]: { paddingInlineStart: '56px', paddingInlineEnd: '16px' },
    [narrow.phone]: { gap: '4px', paddingInlineStart: '52px', paddingInlineEnd: '8px' },
  },
});

export const group = styled({ display: 'flex', alignItems: 'center', gap: '4px', minWidth: 0 });
export const end = styled({ marginInlineStart: 'auto', flex: 'none' });
