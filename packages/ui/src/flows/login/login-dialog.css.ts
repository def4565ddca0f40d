import { vars } from '../../theme/contract.css.ts';
import { styled } from '../../theme/styled.ts';

export const google = styled({ display: 'grid', gap: vars.space[4] });

/** A word between two methods, on a line. */
export const or = styled({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.text.secondary,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  selectors: {
    '&::before': { content: '', borderTop: `1px solid ${vars.border.hairline}` },
    '&::after': { content: '', borderTop: `1px solid ${vars.border.hairline}` },
  },
});

export const form = styled({ display: 'grid', gap: vars.space[4], paddingTop: vars.space[4] });
