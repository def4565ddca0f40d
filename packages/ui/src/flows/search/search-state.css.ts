import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const state = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  selectors: { '&:has(> output:empty)': { display: 'contents' } },
});

export const sentence = styled({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
  selectors: { '&:not(:empty)': { marginTop: vars.space[3] } },
});
