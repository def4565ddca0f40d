import { vars } from '../../theme/contract.css.ts';
import { rounded } from '../../theme/corners.ts';
import { layer, narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

/** Replaces the document's bar; always visible, because nothing else shows how to leave. */
export const exit = styled({
  position: 'fixed',
  zIndex: layer.bar,
  top: vars.space[2.5],
  insetInlineEnd: vars.space[4],
  borderRadius: rounded(vars.radius.control),
  '@media': {
    [narrow.panel]: { background: vars.surface.page, insetInlineEnd: vars.space[2] },
  },
});
