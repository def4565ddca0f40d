import { vars } from '../../theme/contract.css.ts';
import { inForm } from '../../theme/form.ts';
import { styled } from '../../theme/styled.ts';

/** Laid out by the section's own width, so that it fits a page as well as a drawer. */
export const frame = styled({ containerType: 'inline-size' });

export const section = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 220px) minmax(0, 1fr)',
  columnGap: vars.space[10],
  rowGap: vars.space[4],
  paddingBlock: vars.space[8],
  borderTop: `1px solid ${vars.border.hairline}`,
  '@container': { '(width < 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const title = styled({
  fontFamily: vars.font.ui,
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.line,
  fontWeight: 600,
  color: vars.text.primary,
  selectors: {
    [`${inForm('labels', 'capitals')} &`]: { textTransform: 'uppercase', letterSpacing: '.06em' },
    '[data-tone="danger"] &': { color: vars.danger.text },
    '[data-dimmed="true"] &': { color: vars.text.secondary },
  },
});

export const hint = styled({
  marginTop: vars.space[1],
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
  textWrap: 'pretty',
});

export const rows = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minWidth: 0,
  selectors: { '[data-dimmed="true"] > &': { color: vars.text.tertiary } },
});

export const row = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  minHeight: '56px',
  paddingBlock: vars.space[2.5],
  selectors: {
    // Aligns the first line with the section's heading.
    '&:first-child': { minHeight: vars.size.control, paddingTop: 0 },
    '& + &': { borderTop: `1px solid ${vars.border.hairline}` },
  },
});

export const words = styled({ flex: '1 1 220px', minWidth: 0 });

export const label = styled({
  fontSize: '13px',
  lineHeight: '18px',
  color: vars.text.secondary,
});

export const value = styled({
  fontSize: '15px',
  lineHeight: '22px',
  fontWeight: 500,
  color: vars.text.primary,
  overflowWrap: 'anywhere',
  selectors: { '[data-dimmed="true"] &': { color: vars.text.secondary } },
});

export const figure = styled({
  fontFamily: vars.font.display,
  fontSize: vars.type.title.size,
  lineHeight: vars.type.title.line,
  fontWeight: vars.display.weight,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.primary,
  selectors: {
    [`${inForm('figures', 'mono')} &`]: { fontFamily: vars.font.mono },
    '[data-dimmed="true"] &': { color: vars.text.secondary },
  },
});

export const note = styled({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
  textWrap: 'pretty',
});

export const control = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 'none',
  maxWidth: '100%',
});
