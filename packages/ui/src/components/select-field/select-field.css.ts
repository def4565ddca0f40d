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

export const medium = styled({
  fontSize: vars.type.ui.size,
  fontWeight: 500,
  selectors: { '&&': { minHeight: vars.size.control } },
});
export const large = styled({ fontSize: '16px' });

export const value = styled({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const list = styled({
  selectors: {
    '&&': {
      minWidth: 'var(--radix-select-trigger-width)',
      maxWidth: 'calc(100vw - 16px)',
      maxHeight: 'min(360px, var(--radix-select-content-available-height))',
    },
  },
});

export const tick = styled({ flex: 'none', width: '16px', color: vars.accent.text });
