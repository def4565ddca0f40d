import { vars } from '../../theme/contract.css.ts';
import { edge, rounded } from '../../theme/corners.ts';
import { inForm } from '../../theme/form.ts';
import { focusRing } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

const apart = inForm('choices', 'apart');

/** The radius just inside the list's border. */
const inner = rounded(`(${vars.radius.card} - 1px)`);

export const list = styled({
  overflow: 'clip',
  display: 'grid',
  border: `1px solid ${vars.border.control}`,
  borderRadius: rounded(vars.radius.card),
  background: vars.surface.raised,
  selectors: {
    // The focus halo of a choice extends over the edge.
    '&:has(:focus-visible)': { overflow: 'visible' },
    [`${apart} &`]: { gap: vars.space[2.5], overflow: 'visible', border: 0, background: 'transparent' },
  },
});

/** Side by side, all of the same width. */
export const row = styled({
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
  selectors: { [`${apart} &`]: { columnGap: vars.space[1.5] } },
});

/** For `@container` keys: narrower rows have no room for hints. */
const tight = '(width < 560px)';
const rowEnd = `${row} :where(li:last-child) > &`;

export const choice = styled({
  display: 'grid',
  alignContent: 'start',
  height: '100%',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  columnGap: vars.space[3.5],
  padding: `${vars.space[3.5]} ${vars.space[4]}`,
  textAlign: 'start',
  color: vars.text.primary,
  background: 'none',
  border: 0,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    'li + li > &': { borderTop: `1px solid ${vars.border.hairline}` },
    // The focus ring of the outer choices follows the corners of the list.
    ':where(li:first-child) > &': { borderStartStartRadius: inner, borderStartEndRadius: inner },
    ':where(li:last-child) > &': { borderEndStartRadius: inner, borderEndEndRadius: inner },
    [`${row} li + li > &`]: { borderTop: 0, borderInlineStart: `1px solid ${vars.border.hairline}` },
    [`${row} :where(li:first-child) > &`]: { borderStartEndRadius: 0, borderEndStartRadius: inner },
    [rowEnd]: { borderEndStartRadius: 0, borderStartEndRadius: inner },
    '&:hover': { background: vars.surface.hoverRaised },
    '&:active': { background: vars.accent.tint },
    '&:disabled': { background: 'none', color: vars.text.tertiary, cursor: 'not-allowed' },
    "&[aria-busy='true']": { cursor: 'progress' },
    ...focusRing,
    '&:focus-visible': { ...focusRing['&:focus-visible'], position: 'relative' },
    [`${apart} &`]: {
      ...edge(vars.radius.card, '14px'),
      border: `1px solid ${vars.border.control}`,
      background: vars.surface.page,
    },
    [`${apart} &:hover`]: { background: vars.surface.hover },
    [`${apart} &:active`]: { background: vars.accent.tint, borderColor: vars.accent.base },
    [`${apart} &:disabled`]: {
      background: 'none',
      borderColor: vars.border.strong,
      borderStyle: 'dashed',
    },
    [`${apart} li + li > &, ${apart} ${row} li + li > &`]: { border: `1px solid ${vars.border.control}` },
    [`${apart} ${row} li > &`]: edge(vars.radius.card, '14px'),
  },
  width: '100%',
  '@container': {
    [tight]: {
      selectors: {
        [`${row} &`]: {
          gridTemplateColumns: 'minmax(0, 1fr)',
          justifyItems: 'center',
          rowGap: vars.space[1],
          padding: `${vars.space[3]} ${vars.space[1]}`,
          textAlign: 'center',
        },
      },
    },
  },
});

/** The only filled choice in a view. */
export const strong = styled({
  background: vars.accent.base,
  color: vars.accent.on,
  selectors: {
    '&:enabled:hover': { background: vars.accent.hover },
    '&:enabled:active': { background: vars.accent.pressed },
    [`${apart} &, ${apart} li + li > &, ${apart} ${row} li + li > &`]: {
      background: vars.accent.base,
      borderColor: vars.accent.base,
    },
    [`${apart} &:enabled:hover`]: {
      background: vars.accent.hover,
      borderColor: vars.accent.hover,
    },
    [`${apart} &:enabled:active`]: {
      background: vars.accent.pressed,
      borderColor: vars.accent.pressed,
    },
  },
});

export const icon = styled({ gridRow: 'span 2', paddingTop: '2px', color: vars.text.secondary });
export const strongIcon = styled({ color: 'inherit' });
export const label = styled({
  fontSize: '15px',
  fontWeight: 600,
  lineHeight: '20px',
  '@container': {
    [tight]: {
      selectors: {
        // "Brainstorming" is one word, and on a phone a choice is barely wider than it.
        [`${row} &`]: { maxWidth: '100%', fontSize: 'clamp(11px, 3.4cqi, 13px)', overflowWrap: 'anywhere' },
      },
    },
  },
});
export const hint = styled({
  '@container': { [tight]: { selectors: { [`${row} &`]: { display: 'none' } } } },
  fontSize: '13px',
  lineHeight: '18px',
  color: vars.text.secondary,
  selectors: { [`${choice}:disabled &`]: { color: 'inherit' } },
});
export const strongHint = styled({ color: 'inherit' });
