import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const input = styled({
  selectors: {
    // Edge brings an eye of its own.
    '&::-ms-reveal, &::-ms-clear': { display: 'none' },
  },
});

/** The eye reaches to the edge of the frame. */
export const eye = styled({ flex: 'none', marginInlineEnd: '-9px' });

export const capsLock = styled({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  fontSize: '13px',
  lineHeight: '18px',
  color: vars.warning.text,
  marginBlockStart: '6px',
  // Empty, it takes no room, and is still there to be listened to.
  selectors: { '&:empty': { marginBlockStart: 0 } },
});
