import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/corners.ts';
import { layer } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

/** On top of everything, without intercepting the drop. */
export const over = styled({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  display: 'grid',
  placeItems: 'center',
  background: vars.surface.scrim,
  pointerEvents: 'none',
});

export const note = styled({
  ...edge(vars.radius.card),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[5]} ${vars.space[7]}`,
  border: `2px dashed ${vars.accent.base}`,
  background: vars.ground.card,
  color: vars.text.primary,
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.line,
  fontWeight: 600,
});
