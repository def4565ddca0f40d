import { vars } from '@octavo/ui/theme';
import { inForm } from '@octavo/ui/theme/form';
import { focusRing } from '@octavo/ui/theme/mixins';
import { styled } from '@octavo/ui/theme/styled';
import { globalStyle } from '@vanilla-extract/css';

export const figure = styled({
  margin: 0,
  padding: vars.space[4],
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.surface.page,
  color: vars.text.primary,
  fontFamily: vars.font.ui,
});
/** Wide charts are scrolled sideways, not shrunk, so that their words stay readable. */
export const scroller = styled({ overflowX: 'auto', selectors: focusRing });
export const drawing = styled({ display: 'block', margin: '0 auto', overflow: 'visible' });

export const name = styled({
  fontFamily: vars.font.ui,
  fontSize: vars.type.ui.size,
  fontWeight: 600,
  fill: vars.text.primary,
});
export const line = styled({
  fontFamily: vars.font.mono,
  fontSize: vars.type.caption.size,
  fill: vars.text.secondary,
});

export const region = styled({ fill: 'none', stroke: vars.border.strong, strokeDasharray: '2 4' });
export const state = styled({ fill: vars.surface.raised, stroke: vars.border.control });
export const passing = styled({
  fill: vars.surface.sunken,
  stroke: vars.border.strong,
  strokeDasharray: '4 3',
});
export const quietName = styled({
  fontFamily: vars.font.ui,
  fontSize: vars.type.caption.size,
  fontStyle: 'italic',
  fill: vars.text.secondary,
});
export const start = styled({ fill: vars.text.primary });
export const end = styled({ fill: 'none', stroke: vars.border.control });

export const link = styled({ outline: 'none' });
globalStyle(`${link}:hover ${state}`, { fill: vars.surface.hover });
globalStyle(`${link}:focus-visible ${state}`, { stroke: vars.focus.ring, strokeWidth: 3 });
globalStyle(`${link}:hover ${name}`, { textDecoration: 'underline' });

/** The current states of the flow. */
export const lit = styled({});
globalStyle(`${lit} ${state}`, { fill: vars.accent.base, stroke: vars.accent.base, strokeWidth: 3 });
globalStyle(`${lit}:hover ${state}`, { fill: vars.accent.hover });
globalStyle(`${lit} ${name}, ${lit} ${line}`, { fill: vars.accent.on });

export const edge = styled({ fill: 'none', strokeWidth: 1.5 });
export const head = styled({ stroke: 'none' });
export const plate = styled({ fill: vars.surface.page });
export const label = styled({ fontFamily: vars.font.mono, fontSize: vars.type.caption.size });

const causes = {
  event: vars.text.primary,
  done: vars.success.text,
  error: vars.danger.text,
  after: vars.style.text,
  always: vars.grammar.text,
} as const;
const drawnAs = { event: 'none', done: 'none', error: '8 3', after: '2 3', always: '6 4' } as const;

/** The colour and the stroke of each cause. */
export const cause = {
  event: causeStyle('event'),
  done: causeStyle('done'),
  error: causeStyle('error'),
  after: causeStyle('after'),
  always: causeStyle('always'),
};

function causeStyle(of: keyof typeof causes) {
  const own = styled({ color: causes[of] });
  globalStyle(`${own}${edge}`, { stroke: 'currentColor', strokeDasharray: drawnAs[of] });
  globalStyle(`${own}${head}, ${own}${label}`, { fill: 'currentColor' });
  return own;
}

export const legend = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  margin: `0 0 ${vars.space[4]}`,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
});
export const legendItem = styled({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const list = styled({
  marginTop: vars.space[6],
  fontSize: vars.type.ui.size,
  lineHeight: vars.type.ui.line,
  color: vars.text.primary,
  fontFamily: vars.font.ui,
});
export const caption = styled({
  paddingBottom: vars.space[2],
  textAlign: 'start',
  fontSize: vars.type.lead.size,
  fontWeight: 600,
});
export const cells = styled({ width: '100%', borderCollapse: 'collapse', textAlign: 'start' });
export const cell = styled({
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[2]} 0`,
  borderBottom: `1px solid ${vars.border.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
  color: vars.text.secondary,
});
export const cellHead = styled({
  color: vars.text.primary,
  fontWeight: 600,
  selectors: { [`${inForm('labels', 'capitals')} &`]: { letterSpacing: '.02em' } },
});
export const textLink = styled({
  color: vars.accent.text,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  selectors: focusRing,
});
export const ways = styled({ margin: 0, padding: 0, listStyle: 'none' });
