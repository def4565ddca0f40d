import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2.5]}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const figure = styled({
  flex: 'none',
  fontFamily: vars.font.display,
  fontSize: '48px',
  lineHeight: '48px',
  fontWeight: vars.display.weight,
  letterSpacing: vars.display.tracking,
  whiteSpace: 'nowrap',
});

/** Aligned with the top of the figures. */
export const sign = styled({
  fontSize: '26px',
  lineHeight: 1,
  verticalAlign: '14px',
});

export const side = styled({ flex: '1 1 160px', display: 'grid', minWidth: 0 });
export const period = styled({
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  color: vars.text.secondary,
});
export const note = styled({
  fontSize: '13px',
  lineHeight: '18px',
  color: vars.text.secondary,
  textWrap: 'pretty',
});
