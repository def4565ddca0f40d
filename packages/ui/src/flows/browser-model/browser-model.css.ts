import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const section = styled({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  marginTop: vars.space[5],
  paddingTop: vars.space[5],
  borderTop: `1px solid ${vars.border.hairline}`,
});

export const note = styled({
  color: vars.text.secondary,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  textWrap: 'pretty',
});

/** A bar with the button that stops it. */
export const progress = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[4],
});

export const bar = styled({ display: 'grid', gap: vars.space[1.5] });

export const line = styled({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  fontSize: '13px',
  lineHeight: '18px',
  color: vars.text.primary,
});

export const figure = styled({ fontVariantNumeric: 'tabular-nums', color: vars.text.secondary });

/** In a card: quieter than its versions. */
export const offer = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4.5]}`,
  borderTop: `1px solid ${vars.border.hairline}`,
});

export const offered = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});

export const choices = styled({ display: 'flex', gap: vars.space[2], marginInlineStart: 'auto' });

export const sentence = styled({
  flex: '1 1 260px',
  fontSize: '13px',
  lineHeight: '20px',
  color: vars.text.secondary,
  textWrap: 'pretty',
});
