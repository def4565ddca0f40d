import { vars } from '../../theme/contract.css.ts';
import { rounded } from '../../theme/corners.ts';
import { inForm } from '../../theme/form.ts';
import { forced } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

export const panel = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlock: vars.space[6],
});

export const title = styled({
  fontFamily: vars.font.display,
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.line,
  fontWeight: 600,
});
export const hint = styled({ marginTop: vars.space[1], color: vars.text.secondary, textWrap: 'pretty' });
export const actions = styled({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const scanning = styled({ display: 'grid', gap: vars.space[3] });

/** Small print: what leaves the reader's own documents. */
export const sent = styled({
  display: 'grid',
  gap: vars.space[1],
  paddingTop: vars.space[3],
  borderTop: `1px solid ${vars.border.hairline}`,
  fontSize: '13px',
  lineHeight: '18px',
  color: vars.text.secondary,
});
export const sentTitle = styled({ fontWeight: 600, color: vars.text.primary });

/** At most 60 % of the window (SPEC §9). */
export const listHeight = '60vh';
/** Room for the focus ring around the scrolling list. */
export const list = styled({ listStyleType: '""', paddingInline: vars.space[2] });

export const row = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  borderBottom: `1px solid ${vars.border.hairline}`,
});

export const head = styled({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  alignItems: 'start',
});

export const icon = styled({ display: 'block', width: '20px', height: '20px', color: vars.text.secondary });
export const name = styled({
  fontSize: '15px',
  lineHeight: '20px',
  fontWeight: 600,
  color: vars.text.primary,
  overflowWrap: 'anywhere',
});
export const place = styled({ fontSize: '13px', lineHeight: '18px', color: vars.text.secondary });
export const share = styled({
  fontSize: '13px',
  lineHeight: '20px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: vars.warning.text,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${inForm('figures', 'mono')} &`]: { fontFamily: vars.font.mono } },
});

/** Both passages side by side where there is room. */
export const passages = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: vars.space[4],
});

export const label = styled({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: 500,
  color: vars.text.secondary,
  selectors: {
    [`${inForm('labels', 'capitals')} &`]: { textTransform: 'uppercase', letterSpacing: '.08em' },
  },
});

export const words = styled({
  fontFamily: vars.font.document,
  fontSize: vars.type.excerpt.size,
  lineHeight: vars.type.excerpt.line,
  color: vars.text.document,
  overflowWrap: 'anywhere',
});

/** Underlined as well as tinted, so that it is visible without colour. */
export const same = styled({
  background: vars.warning.tint,
  color: vars.text.document,
  borderRadius: rounded('3px'),
  textDecorationLine: 'underline',
  textDecorationColor: vars.warning.base,
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '3px',
  '@media': { [forced]: { background: 'Mark', color: 'MarkText' } },
});

export const details = styled({
  marginTop: vars.space[2],
  padding: vars.space[3],
  background: vars.surface.sunken,
  fontFamily: vars.font.mono,
  fontSize: '13px',
  lineHeight: '20px',
  color: vars.text.secondary,
  overflowWrap: 'anywhere',
});
