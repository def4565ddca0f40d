import { vars } from '../../theme/contract.css.ts';
import { rounded } from '../../theme/corners.ts';
import { layer } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

/** Only for the keyboard: first in the page, visible once it has the focus. */
export const skip = styled({
  position: 'fixed',
  zIndex: layer.toast,
  top: vars.space[2],
  insetInlineStart: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  background: vars.surface.raised,
  color: vars.accent.text,
  borderRadius: rounded(vars.radius.control),
  boxShadow: vars.shadow.float,
  selectors: {
    '&:not(:focus-visible)': {
      clipPath: 'inset(50%)',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      padding: 0,
    },
  },
});
