import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const input = styled({
  selectors: {
    // Edge has its own button for showing a password.
    '&::-ms-reveal, &::-ms-clear': { display: 'none' },
  },
});

/** The reveal button extends to the edge of the frame. */
export const eye = styled({ flex: 'none', marginInlineEnd: `calc(-1 * ${vars.space[2.5]} + 1px)` });

export const capsLock = styled({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1.5],
  fontSize: '13px',
  lineHeight: '18px',
  color: vars.warning.text,
  marginBlockStart: vars.space[1.5],
  // Takes no room while empty, and stays mounted as a live region.
  selectors: { '&:empty': { marginBlockStart: 0 } },
});
