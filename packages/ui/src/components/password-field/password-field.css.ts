import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const input = styled({
  selectors: {
    // Edge brings an eye of its own.
    '&::-ms-reveal, &::-ms-clear': { display: 'none' },
  },
});

/** The eye reaches to the edge of the frame. */
export const eye = styled({ flex: 'none', marginInlineEnd: `calc(-1 * ${vars.space[2.5]} + 1px)` });

export const capsLock = styled({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1.5],
  fontSize: '13px',
  lineHeight: '18px',
  color: vars.warning.text,
  marginBlockStart: vars.space[1.5],
  // Empty, it takes no room, and is still there to be listened to.
  selectors: { '&:empty': { marginBlockStart: 0 } },
});
