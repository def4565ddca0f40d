import { vars } from '../../theme/contract.css.ts';
import { inForm } from '../../theme/form.ts';
import { narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

export const entries = styled({ marginTop: vars.space[7] });

/** The day in a column before what changed. */
export const entry = styled({
  display: 'grid',
  gridTemplateColumns: '152px minmax(0, 62ch)',
  columnGap: vars.space[5],
  padding: `${vars.space[5]} 0 ${vars.space[6]}`,
  borderTop: `1px solid ${vars.border.hairline}`,
  '@media': { [narrow.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[2] } },
});

/** In a column on a line with the headline, on a phone in one line above it. */
export const when = styled({
  paddingTop: vars.space[1],
  '@media': {
    [narrow.phone]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3], paddingTop: 0 },
  },
});

export const date = styled({
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  fontWeight: 500,
  color: vars.text.primary,
});

export const version = styled({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.ui.line,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});

export const what = styled({ display: 'grid', gap: vars.space[4] });

export const headline = styled({
  fontFamily: vars.font.display,
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.line,
  fontWeight: 600,
  textWrap: 'balance',
});

export const group = styled({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: 500,
  color: vars.text.secondary,
  selectors: {
    [`${inForm('labels', 'capitals')} &`]: { textTransform: 'uppercase', letterSpacing: '.08em' },
  },
});

export const points = styled({ display: 'grid', gap: vars.space[1], marginTop: vars.space[1] });

export const point = styled({
  position: 'relative',
  paddingInlineStart: vars.space[4],
  textWrap: 'pretty',
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    top: '9px',
    width: vars.space[1.5],
    height: '1px',
    background: vars.text.secondary,
  },
});

/** Lines in the rhythm of the text that they stand for. */
export const loadingLines = styled({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  paddingBlock: vars.space[1.5],
});
