import { vars } from '../../theme/contract.css.ts';
import { corner, rounded } from '../../theme/corners.ts';
import { narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

/** 8 px from the window's top and right edges, and extending past the bottom. */
export const sheet = styled({
  position: 'relative',
  minHeight: 'calc(100dvh - 8px)',
  marginTop: vars.space[2],
  marginInlineEnd: vars.space[2],
  padding: `${vars.space[9]} ${vars.space[11]} ${vars.space[11]}`,
  background: vars.ground.sheet,
  border: `1px solid ${vars.edge.card}`,
  borderBottom: 0,
  borderStartStartRadius: corner(vars.radius.sheet, '28px'),
  borderStartEndRadius: rounded(vars.radius.sheet),
  cornerShape: vars.corner.shape,
  boxShadow: vars.shadow.sheet,
  selectors: {
    // Focused when the focused element is removed, so that the tab order continues here; it has no ring because it
    // handles no keys.
    '&:focus-visible': { outline: 'none' },
  },
  '@media': {
    [narrow.panel]: {
      marginInlineStart: vars.space[2],
      padding: `${vars.space[18]} ${vars.space[7]} ${vars.space[11]}`,
    },
    [narrow.phone]: {
      margin: 0,
      minHeight: '100dvh',
      padding: `${vars.space[18]} ${vars.space[5]} ${vars.space[10]}`,
      border: 0,
      borderRadius: 0,
    },
  },
});
