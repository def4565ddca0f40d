import { vars } from '@octavo/ui/theme';
import { inForm } from '@octavo/ui/theme/form';
import { styled } from '@octavo/ui/theme/styled';
import { globalStyle, styleVariants } from '@vanilla-extract/css';

const capitals = inForm('labels', 'capitals');
const phone = 'screen and (width < 900px)';

export const sheet = styled({
  minHeight: '100dvh',
  padding: '72px',
  background: vars.surface.page,
  color: vars.text.primary,
  '@media': { [phone]: { padding: '32px 20px' } },
});

export const head = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '32px',
  marginBottom: '48px',
});
export const brandName = styled({
  display: 'flex',
  alignItems: 'center',
  gap: '20px',
  fontFamily: vars.font.display,
  fontSize: '57px',
  lineHeight: '64px',
  fontWeight: vars.wordmark.weight,
  letterSpacing: vars.wordmark.tracking,
  textTransform: vars.wordmark.case,
  selectors: { [`${capitals} &`]: { fontSize: '48px' } },
});
export const drawing = styled({ fill: 'none', stroke: 'currentColor', strokeLinejoin: 'round' });
export const inAccent = styled({ color: vars.accent.base });
export const idea = styled({
  marginTop: '12px',
  fontFamily: vars.font.display,
  fontSize: '20px',
  lineHeight: '28px',
  fontStyle: 'italic',
  color: vars.text.secondary,
  selectors: { [`${capitals} &`]: { fontSize: '18px', fontStyle: 'normal' } },
});
export const folds = styled({ display: 'flex', flexWrap: 'wrap', gap: '28px 44px', paddingTop: '8px' });
export const fold = styled({
  display: 'grid',
  justifyItems: 'center',
  gap: '12px',
  color: vars.text.secondary,
});

export const caption = styled({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.tertiary,
});
/** A small label above a group. */
export const label = styled({
  marginBottom: '8px',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: 500,
  color: vars.text.secondary,
  selectors: { [`${capitals} &`]: { textTransform: 'uppercase', letterSpacing: '.08em' } },
});
export const heading = styled({
  marginBottom: '16px',
  fontFamily: vars.font.display,
  fontSize: '20px',
  lineHeight: '28px',
  fontWeight: 500,
});

export const columns = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 560fr) minmax(0, 664fr)',
  gap: '72px',
  marginTop: '48px',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '48px' } },
});
export const column = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '40px',
  minWidth: 0,
});
export const pair = styled({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '32px',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const stack = styled({ display: 'grid', gap: '16px' });
export const row = styled({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' });

export const floating = styled({ display: 'grid', gap: '16px' });
// What is fixed to the window elsewhere has its place on the sheet here.
globalStyle(`${floating} > *`, {
  position: 'relative',
  inset: 'auto',
  zIndex: 'auto',
  translate: 'none',
  width: '100%',
  maxWidth: 'none',
});

export const writing = styled({
  fontFamily: '"Source Serif 4 Variable", serif',
  fontSize: '18px',
  lineHeight: '32px',
  color: vars.text.document,
});
const mark = (kind: 'spelling' | 'grammar' | 'clarity' | 'style') => ({
  paddingBottom: '2px',
  borderBottom: `2px solid ${vars[kind].line}`,
});
export const marked = styleVariants({
  spelling: mark('spelling'),
  grammar: mark('grammar'),
  clarity: mark('clarity'),
  style: { ...mark('style'), background: vars.style.tint, boxDecorationBreak: 'clone' },
});
export const citation = styled({ color: vars.accent.text });
export const ghost = styled({ color: vars.text.ghost });
export const legend = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  marginTop: '8px',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
});
export const legendItem = styled({ display: 'inline-flex', alignItems: 'center', gap: '8px' });
export const machine = styled({ color: vars.ai.text, fontWeight: 500 });

export const loadingRow = styled({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr) 96px',
  gap: '12px 18px',
  alignItems: 'center',
  padding: '16px 0',
  borderTop: `1px solid ${vars.border.hairline}`,
  color: vars.text.tertiary,
});
export const loadingSecond = styled({ gridColumn: 2 });
