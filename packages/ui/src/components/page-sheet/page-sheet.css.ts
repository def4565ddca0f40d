import { vars } from '../../theme/contract.css.ts';
import { lamp, neon } from '../../theme/mixins.ts';
import { narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

/** 8 px from the window at the top and right, and off the bottom of it. */
export const sheet = styled({
  position: 'relative',
  minHeight: 'calc(100dvh - 8px)',
  marginTop: '8px',
  marginInlineEnd: '8px',
  padding: '44px',
  background: vars.surface.page,
  border: `1px solid ${vars.border.hairline}`,
  borderBottom: 0,
  borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
  boxShadow: vars.shadow.sheet,
  selectors: {
    // It can take the focus of what has gone, so that the keys go on from here; nothing on it answers them.
    '&:focus-visible': { outline: 'none' },
    ...lamp({
      borderColor: 'transparent',
      background: `linear-gradient(${vars.surface.pool}, ${vars.surface.page} 420px)`,
    }),
    ...neon({
      borderColor: vars.border.strong,
      borderRadius: 0,
      borderInlineEnd: `1px solid ${vars.border.strong}`,
    }),
  },
  '@supports': {
    '(corner-shape: bevel)': {
      selectors: neon({ borderStartStartRadius: '28px', cornerShape: 'bevel' }),
    },
  },
  '@media': {
    [narrow.panel]: { marginInlineStart: '8px', padding: '72px 28px 44px' },
    [narrow.phone]: {
      margin: 0,
      minHeight: '100dvh',
      padding: '72px 20px 40px',
      border: 0,
      borderRadius: 0,
    },
  },
});
