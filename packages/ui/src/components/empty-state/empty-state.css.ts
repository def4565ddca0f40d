import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/corners.ts';
import { narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({
  ...edge(vars.radius.card),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  padding: vars.space[7],
  border: `1px dashed ${vars.border.strong}`,
  '@media': {
    [narrow.phone]: {
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: vars.space[4],
      padding: vars.space[5],
    },
  },
});

export const plain = styled({
  border: 0,
  padding: `${vars.space[5]} 0`,
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[3],
});

/** Next to the drawing. */
export const body = styled({ minWidth: 0, overflowWrap: 'anywhere' });

export const title = styled({
  fontFamily: vars.font.display,
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.line,
  fontWeight: 600,
  color: vars.text.primary,
});
export const hint = styled({
  maxWidth: '44ch',
  marginTop: vars.space[1],
  color: vars.text.secondary,
  textWrap: 'pretty',
});
export const action = styled({ marginTop: vars.space[3] });
