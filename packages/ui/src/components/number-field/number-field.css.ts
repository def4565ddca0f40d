import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const frame = styled({ selectors: { '&&': { paddingInline: '4px', gap: '2px' } } });

export const input = styled({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  // Its longest figure says how wide.
  selectors: { '&&': { flexGrow: 0, flexShrink: 0 } },
});

export const figure = styled({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  justifyContent: 'center',
  gap: '5px',
  minWidth: 0,
});

export const unit = styled({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.text.secondary,
  fontSize: vars.type.ui.size,
});
