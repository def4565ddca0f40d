import { vars } from '../../theme/contract.css.ts';
import { touch } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

export const frame = styled({
  flexWrap: 'wrap',
  paddingBlock: `calc(${vars.space[2]} - 1px)`,
  selectors: { '&&': { gap: vars.space[1.5] } },
  // Buttons in two rows keep touch targets of 44 px each.
  '@media': { [touch]: { selectors: { '&&': { rowGap: vars.space[4] } } } },
});

/** The tags flow inside the frame, next to the input. */
export const tags = styled({ display: 'contents' });
export const item = styled({ minWidth: 0, maxWidth: '100%', display: 'inline-flex' });

export const input = styled({
  minHeight: '28px',
  selectors: { '&&': { flex: '1 1 8ch', minWidth: '8ch' } },
});
