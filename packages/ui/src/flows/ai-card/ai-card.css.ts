import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { components } from '../../theme/layers.css.ts';
import { edge } from '../../theme/corners.ts';
import { narrow, short } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

/** For `@container` keys: versions are stacked, and so are the contents of the header and footer. */
const slim = '(width < 560px)';

interface SlimStyle {
  readonly order?: number;
  readonly justifySelf?: 'start' | 'end';
  readonly gridColumn?: string;
  readonly flex?: string;
}
const slimly = (selector: string, css: SlimStyle) =>
  globalStyle(selector, { '@layer': { [components]: { '@container': { [slim]: css } } } });

/** As wide as the text allows. */
export const card = styled({
  ...edge(vars.radius.dialog),
  containerType: 'inline-size',
  scrollMarginBlock: vars.space[4],
  // The last line of its passage stays visible above it.
  '@media': { [narrow.phone]: { scrollMarginTop: vars.space[10] } },
  background: vars.ai.surface,
  border: `1px solid ${vars.ai.border}`,
  boxShadow: vars.shadow.float,
  fontFamily: vars.font.ui,
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  color: vars.text.primary,
  overflow: 'clip',
});

export const header = styled({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4.5]}`,
  borderBottom: `1px solid ${vars.border.hairline}`,
  '@container': {
    [slim]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', paddingTop: vars.space[3] },
  },
});

export const name = styled({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  fontFamily: vars.font.ui,
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  fontWeight: 600,
  color: vars.ai.text,
});

export const counts = styled({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  fontSize: '13px',
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [slim]: { order: 2, gridColumn: '1 / -1' } },
});

export const headerEnd = styled({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginInlineStart: 'auto',
  '@container': { [slim]: { display: 'contents' } },
});
slimly(`${headerEnd} > :not(:last-child)`, { order: 3, gridColumn: '1 / -1', justifySelf: 'start' });
// Next to the name, at the end of the line.
slimly(`${headerEnd} > :last-child`, { order: 1, justifySelf: 'end' });

export const request = styled({
  // The theme's usual ground of a field is no neighbour of the AI hue.
  vars: { [vars.ground.field]: vars.surface.page },
  display: 'grid',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4.5]} ${vars.space[4]}`,
});

export const actions = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1.5],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

/** What an action costs and what is unavailable, below the actions. */
export const terms = styled({
  display: 'grid',
  gap: vars.space[1],
  fontSize: '13px',
  lineHeight: '20px',
  color: vars.text.secondary,
});
export const versions = styled({
  scrollMarginTop: vars.space[4],
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  borderTop: `1px solid ${vars.border.hairline}`,
  '@container': {
    [slim]: { gridTemplateColumns: '1fr' },
  },
});

/** A notice that replaces the versions, as wide as the field above it. */
export const notice = styled({ padding: `0 ${vars.space[4.5]} ${vars.space[4]}` });

export const kept = styled({
  padding: `${vars.space[3]} ${vars.space[4.5]}`,
  borderTop: `1px solid ${vars.border.hairline}`,
});

/** Sticky while the card is taller than the window, above the bottom bar of a small screen. */
export const footer = styled({
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  background: vars.ai.surface,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[3]} ${vars.space[4.5]}`,
  borderTop: `1px solid ${vars.border.hairline}`,
  // Under an on-screen keyboard it would cover what is written in the card.
  '@media': { [narrow.panel]: { bottom: vars.size.topbar }, [short]: { position: 'static' } },
});

export const note = styled({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 220px',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
});

export const standIn = styled({ fontWeight: 600, color: vars.text.primary });

export const ends = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  '@container': { [slim]: { flex: '1 0 100%' } },
});
// In pairs where their labels allow, with the final action on a line of its own.
slimly(`${ends} > *`, { flex: '1 0 auto' });
slimly(`${ends} > :last-child`, { flex: '1 0 100%' });
