import { vars } from '../../theme/contract.css.ts';
import { layer } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

export const voice = styled({ position: 'relative', flex: 'none', display: 'inline-grid' });

/** Below the button, without moving the text next to it. */
export const bubble = styled({
  position: 'absolute',
  zIndex: layer.overlay,
  top: `calc(100% + ${vars.space[1]})`,
  insetInlineEnd: 0,
  display: 'grid',
  gap: vars.space[1],
  width: 'max-content',
  maxWidth: 'min(288px, calc(100vw - 160px))',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  background: vars.surface.raised,
  color: vars.text.primary,
  border: `1px solid ${vars.border.strong}`,
  boxShadow: vars.shadow.float,
  textAlign: 'start',
});

export const doing = styled({ fontWeight: 600 });

export const where = styled({
  color: vars.text.secondary,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
});

export const actions = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  paddingTop: vars.space[1],
});
