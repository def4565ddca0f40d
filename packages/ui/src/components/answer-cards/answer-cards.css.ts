import { vars } from '../../theme/contract.css.ts';
import { corners, edge } from '../../theme/corners.ts';
import { inForm } from '../../theme/form.ts';
import { focusRing, forced, forcedFill } from '../../theme/mixins.ts';
import { narrow } from '../../theme/scale.ts';
import { styled, styledVariants } from '../../theme/styled.ts';

const stacked = inForm('leaves', 'stacked');
const chosen = "&[data-state='checked']";

export const root = styled({ display: 'grid', gap: vars.space[2.5] });
export const cards = styled({ display: 'grid', gap: vars.space[3.5] });

const stackedOnPhones = { '@media': { [narrow.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } } };
export const columns = styledVariants({
  1: { gridTemplateColumns: 'minmax(0, 1fr)' },
  2: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[2.5], ...stackedOnPhones },
  3: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[2.5], ...stackedOnPhones },
});

export const card = styled({
  ...edge(vars.radius.card, '16px'),
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  textAlign: 'start',
  color: vars.text.primary,
  background: vars.ground.card,
  border: `1px solid ${vars.border.control}`,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { background: vars.surface.hoverRaised },
    '&:active': { background: vars.accent.tint, borderColor: vars.accent.base },
    // The second pixel of the border is drawn inside, so that nothing moves.
    [chosen]: {
      background: vars.surface.selected,
      borderColor: vars.accent.base,
      boxShadow: `inset 0 0 0 1px ${vars.accent.base}`,
    },
    [`${stacked} ${chosen}`]: {
      boxShadow: `5px 5px 0 -1px ${vars.surface.dialog}, 5px 5px 0 0 ${vars.accent.base}`,
    },
    [`&:focus-visible, ${stacked} &:focus-visible`]: focusRing['&:focus-visible'],
  },
  '@media': { [forced]: { selectors: { [chosen]: { borderColor: 'Highlight' } } } },
});

/** For whole sentences. */
export const roomy = styled({
  gap: vars.space[5],
  minHeight: '96px',
  padding: `${vars.space[5]} ${vars.space[6]}`,
  '@media': {
    [narrow.phone]: {
      gap: vars.space[3.5],
      minHeight: '80px',
      padding: `${vars.space[3.5]} ${vars.space[4]}`,
    },
  },
});

/** For names. */
export const snug = styled({
  gap: vars.space[3.5],
  minHeight: '60px',
  padding: `${vars.space[2.5]} ${vars.space[4]}`,
});

export const key = styled({
  ...corners('6px', { at: ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'], by: '7px' }),
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '30px',
  height: '30px',
  border: `1px solid ${vars.border.control}`,
  fontFamily: vars.font.ui,
  fontSize: vars.type.ui.size,
  lineHeight: 1,
  fontWeight: 500,
  color: vars.text.secondary,
  selectors: {
    [`${card}[data-state='checked'] > &`]: {
      borderColor: vars.accent.base,
      background: vars.accent.base,
      color: vars.accent.on,
    },
  },
  '@media': { [forced]: { selectors: { [`${card}[data-state='checked'] > &`]: forcedFill } } },
});

export const words = styled({ flex: 1, display: 'grid', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' });

export const sentence = styled({
  fontFamily: vars.font.document,
  fontSize: vars.type.document.size,
  lineHeight: '28px',
  textWrap: 'pretty',
  '@media': { [narrow.phone]: { fontSize: '16px', lineHeight: '24px' } },
});

export const name = styled({ fontSize: '15px', lineHeight: '20px', fontWeight: 600 });
export const hint = styled({ fontSize: '13px', lineHeight: '18px', color: vars.text.secondary });

export const end = styled({ flex: 'none', display: 'inline-flex', color: vars.text.secondary });
export const tick = styled({ display: 'inline-flex', color: vars.accent.text });
