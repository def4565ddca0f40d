import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const frame = styled({ paddingInline: '4px', gap: '2px' });

export const input = styled({
  flex: '0 1 4ch',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  appearance: 'textfield',
  selectors: { '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { display: 'none' } },
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

export const unit = styled({ color: vars.text.secondary, fontSize: vars.type.ui.size });
