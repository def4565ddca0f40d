import { vars } from '../../theme/contract.css.ts';
import { narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

export const bar = styled({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.topbar,
  minWidth: 0,
  '@media': {
    [narrow.panel]: { paddingInlineStart: vars.space[14], paddingInlineEnd: vars.space[4] },
    [narrow.phone]: {
      gap: vars.space[1],
      paddingInlineStart: `calc(${vars.space[12]} + ${vars.space[1]})`,
      paddingInlineEnd: vars.space[2],
    },
  },
});

export const group = styled({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: 0,
  '@media': { [narrow.phone]: { flexShrink: 1 } },
});
/**
 * If there is no room next to the back link, this wraps to a second line; on a phone the icons stay, and the other end
 * is shortened.
 */
export const end = styled({
  flexShrink: 1,
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  marginInlineStart: 'auto',
  '@media': { [narrow.phone]: { flexShrink: 0, flexWrap: 'nowrap' } },
});
