import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/corners.ts';
import { narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({
  ...edge(vars.radius.card),
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${vars.space[1]} ${vars.space[3.5]}`,
  padding: vars.space[5],
  border: `1px solid ${vars.danger.text}`,
  background: vars.surface.raised,
  '@media': { [narrow.phone]: { gridTemplateColumns: '1fr' } },
});

export const icon = styled({
  gridRow: 'span 3',
  color: vars.danger.text,
  paddingTop: '2px',
  '@media': { [narrow.phone]: { gridRow: 'auto' } },
});
export const title = styled({
  fontFamily: vars.font.display,
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.line,
  fontWeight: 600,
});
export const hint = styled({ color: vars.text.secondary, maxWidth: '56ch' });
export const action = styled({ marginTop: vars.space[2.5] });
