import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

/** The list, or a message that nothing was found. */
export const found = styled({ display: 'grid', marginTop: vars.space[3] });
globalStyle(`${found} > *`, { gridArea: '1 / 1' });

/** The same height for any number of commands, so that nothing jumps while typing. */
export const list = styled({
  height: 'min(380px, 46dvh)',
  marginInline: `calc(-1 * ${vars.space[2.5]})`,
  overflowY: 'auto',
  scrollPaddingBlock: vars.space[8],
});

export const heading = styled({
  padding: `${vars.space[1.5]} ${vars.space[2.5]}`,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
  selectors: { '& ~ &': { marginTop: vars.space[2] } },
});
export const words = styled({ flex: 1, minWidth: 0, overflowWrap: 'break-word' });
export const keys = styled({ display: 'flex', gap: vars.space[1], color: vars.text.secondary });
export const empty = styled({ color: vars.text.secondary });
export const hint = styled({ flex: 1, fontSize: vars.type.caption.size, color: vars.text.secondary });
