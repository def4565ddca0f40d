import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const section = styled({ marginTop: vars.space[11] });

export const hint = styled({ marginBottom: vars.space[3] });

export const text = styled({
  marginTop: vars.space[4],
  maxWidth: '66ch',
  fontFamily: vars.font.document,
  fontSize: '18px',
  lineHeight: 1.6,
});

export const paragraph = styled({ selectors: { '& + &': { marginTop: vars.space[4] } } });

export const about = styled({
  marginTop: vars.space[5],
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
});

export const steps = styled({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginInlineEnd: 'auto',
});

export const place = styled({ color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });
