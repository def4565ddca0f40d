import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { components } from '../../theme/layers.css.ts';
import { styled } from '../../theme/styled.ts';

export const section = styled({
  display: 'grid',
  gap: vars.space[3],
  paddingBlock: vars.space[5],
  borderTop: `1px solid ${vars.border.hairline}`,
});

export const fields = styled({ display: 'grid', gap: vars.space[3] });

/** The allowance is used up for today; choosing an option says so. */
export const spent = styled({});
globalStyle(`${spent} button`, {
  '@layer': { [components]: { color: vars.text.tertiary, borderStyle: 'dashed' } },
});

/** Progress and result. */
export const state = styled({ scrollMarginBlock: vars.space[4] });

export const note = styled({
  color: vars.text.secondary,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
});

export const progress = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
});

/** The beginnings of the paragraphs that were left unchanged. */
export const skipped = styled({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  paddingInlineStart: vars.space[4],
  whiteSpace: 'nowrap',
});

export const excerpt = styled({ overflow: 'hidden', textOverflow: 'ellipsis' });
