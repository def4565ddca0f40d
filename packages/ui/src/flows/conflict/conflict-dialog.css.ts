import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/corners.ts';
import { narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

/** Side by side; stacked on phones. */
export const sides = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
  '@media': { [narrow.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const side = styled({
  ...edge(vars.radius.card),
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px solid ${vars.edge.card}`,
  background: vars.ground.card,
});

export const title = styled({
  fontFamily: vars.font.display,
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.line,
  fontWeight: 600,
});

export const facts = styled({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  fontSize: '13px',
  lineHeight: '18px',
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});

/** The same for both texts, however long they are. */
export const textHeight = 'min(280px, 32dvh)';

export const loading = styled({ display: 'grid', alignContent: 'start', gap: vars.space[3] });
export const action = styled({ display: 'grid' });
export const note = styled({
  marginTop: vars.space[4],
  fontSize: '13px',
  lineHeight: '18px',
  color: vars.text.secondary,
});
export const failed = styled({ marginTop: vars.space[4] });
