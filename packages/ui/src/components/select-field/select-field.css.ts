import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const trigger = styled({
  justifyContent: 'space-between',
  fontFamily: vars.font.ui,
  textAlign: 'start',
  selectors: {
    '&:hover:not(:disabled)': { background: vars.surface.hover },
    "&[data-state='open']": { borderColor: vars.accent.base },
    '&[data-placeholder]:not(:disabled)': { color: vars.text.tertiary },
  },
});

export const medium = styled({ minHeight: vars.size.control, fontSize: vars.type.ui.size, fontWeight: 500 });
export const large = styled({ minHeight: vars.size.controlLg, fontSize: '16px' });

export const value = styled({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const list = styled({
  minWidth: 'var(--radix-select-trigger-width)',
  maxHeight: 'min(360px, var(--radix-select-content-available-height))',
});

export const tick = styled({ width: '16px', color: vars.accent.text });
