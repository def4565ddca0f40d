import { vars } from '@octavo/ui/theme';
import { inForm } from '@octavo/ui/theme/form';
import { styled } from '@octavo/ui/theme/styled';
import { styleVariants } from '@vanilla-extract/css';

export const line = styled({
  display: 'grid',
  gridTemplateColumns: '152px minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: '39px',
  padding: '7px 0',
  borderTop: `1px solid ${vars.border.hairline}`,
  '@media': { 'screen and (width < 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const name = styled({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
});
const step = (name: 'caption' | 'ui' | 'lead' | 'document' | 'title' | 'display') => ({
  fontSize: vars.type[name].size,
  lineHeight: vars.type[name].line,
});
const large = {
  fontFamily: vars.font.display,
  fontWeight: vars.display.weight,
  letterSpacing: vars.display.tracking,
} as const;

export const sample = styleVariants({
  display: { ...step('display'), ...large },
  title: { ...step('title'), ...large },
  document: { ...step('document'), fontFamily: vars.font.document },
  serif: { fontSize: '18px', lineHeight: '29px', fontFamily: '"Source Serif 4 Variable", serif' },
  lead: { ...step('lead'), fontFamily: vars.font.display, fontWeight: 600 },
  ui: { ...step('ui'), fontWeight: 500 },
  caption: { ...step('caption'), color: vars.text.secondary },
  figures: {
    fontFamily: vars.font.mono,
    fontSize: '15px',
    lineHeight: '20px',
    fontWeight: 500,
    wordSpacing: '10px',
  },
});

/** Only where figures are set in mono. */
export const besideMono = styled({
  display: 'none',
  selectors: { [`${inForm('figures', 'mono')} &`]: { display: 'grid' } },
});
