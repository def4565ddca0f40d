import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const frame = styled({ selectors: { '&&': { paddingInline: vars.space[1], gap: '2px' } } });

/** As wide as the longest figure in any typeface. */
export const typed = styled({
  position: 'relative',
  alignSelf: 'stretch',
  flex: 'none',
  minWidth: '4.5ch',
  paddingInline: '2px',
  fontSize: '16px',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::after': { content: 'attr(data-longest)', visibility: 'hidden', whiteSpace: 'pre' },
  },
});

export const input = styled({
  position: 'absolute',
  inset: 0,
  width: '100%',
  textAlign: 'end',
  fontVariantNumeric: 'inherit',
});

export const figure = styled({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  justifyContent: 'center',
  gap: `calc(${vars.space[1.5]} - 1px)`,
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
