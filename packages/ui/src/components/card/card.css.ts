import { vars } from '../../theme/contract.css.ts';
import { inForm } from '../../theme/form.ts';
import { focusRing, forced } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  overflow: 'hidden',
  background: vars.ground.card,
  color: vars.text.primary,
  border: `1px solid ${vars.edge.card}`,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:has(a:hover)': { borderColor: vars.border.control },
    '&:has(a:active)': { borderColor: vars.accent.base },
    // The whole card is a link, so the focus ring is drawn around the card.
    '&:has(h2 a:focus-visible, h3 a:focus-visible, h4 a:focus-visible)': focusRing['&:focus-visible'],
    "&[data-selected='true']": { borderColor: vars.accent.base, background: vars.surface.selected },
  },
  '@media': { [forced]: { selectors: { "&[data-selected='true']": { borderColor: 'Highlight' } } } },
});

export const media = styled({ borderBottom: `1px solid ${vars.border.hairline}` });
export const body = styled({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  padding: vars.space[4],
});

export const eyebrow = styled({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1.5],
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: 500,
  color: vars.text.secondary,
  selectors: {
    [`${inForm('labels', 'capitals')} &`]: { textTransform: 'uppercase', letterSpacing: '.08em' },
  },
});

export const title = styled({
  fontFamily: vars.font.display,
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.line,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const link = styled({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px', textDecorationThickness: '1px' },
    '&::after': { content: '', position: 'absolute', inset: 0 },
  },
});

export const text = styled({ color: vars.text.secondary, overflowWrap: 'anywhere' });

/** Above the link that covers the card. */
export const footer = styled({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `0 ${vars.space[4]} ${vars.space[3.5]}`,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
});
