import { narrow } from '../../theme/scale.ts';
import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const words = styled({
  paddingInline: vars.space[3],
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** On a narrow page the words alone have room. */
export const time = styled({
  selectors: { '&:not(:empty)::before': { content: '"·"', marginInline: vars.space[2] } },
  '@media': { [narrow.phone]: { display: 'none' } },
});
