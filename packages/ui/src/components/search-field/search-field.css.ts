import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const icon = styled({ color: vars.text.secondary });

/** The clear button extends to the edge of the frame. */
export const clear = styled({ marginInlineEnd: `calc(-1 * ${vars.space[2.5]} + 1px)` });

export const input = styled({
  selectors: {
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
  },
});
export const keys = styled({ color: vars.text.secondary });
