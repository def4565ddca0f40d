import { vars } from '../../theme/contract.css.ts';
import { narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

const twoColumns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [narrow.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
} as const;

export const plans = styled({ ...twoColumns, gap: vars.space[5], marginTop: vars.space[7] });

export const plan = styled({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: vars.space[6],
  background: vars.surface.raised,
  border: `1px solid ${vars.border.control}`,
});

export const chosen = styled({ borderColor: vars.accent.base, boxShadow: vars.shadow.card });

export const name = styled({
  fontFamily: vars.font.display,
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.line,
  fontWeight: 600,
});

export const yours = styled({ color: vars.text.secondary });

export const terms = styled({ marginTop: vars.space[10], paddingBottom: vars.space[10] });

export const answers = styled({
  ...twoColumns,
  columnGap: vars.space[8],
  rowGap: vars.space[5],
  marginTop: vars.space[4],
});

export const question = styled({ fontWeight: 600 });

export const answer = styled({
  margin: 0,
  marginTop: vars.space[1],
  color: vars.text.secondary,
  textWrap: 'pretty',
});

/** Aligned with the lines of a list. */
export const loadingBenefits = styled({
  display: 'grid',
  gap: vars.space[5],
  paddingBlock: `${vars.space[2]} ${vars.space[5]}`,
});
