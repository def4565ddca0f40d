import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[4],
  textAlign: 'center',
});

export const drawing = styled({
  marginBottom: vars.space[3],
  fill: 'none',
  stroke: vars.text.tertiary,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

export const paper = styled({ fill: vars.surface.raised, stroke: vars.text.secondary });
export const thread = styled({ stroke: vars.accent.base, strokeWidth: 2 });

export const title = styled({
  fontFamily: vars.font.display,
  fontSize: vars.type.subtitle.size,
  lineHeight: vars.type.subtitle.line,
  fontWeight: vars.display.weight,
  textWrap: 'balance',
  selectors: { '&:focus': { outline: 'none' } },
});

export const text = styled({
  maxWidth: '44ch',
  color: vars.text.secondary,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
