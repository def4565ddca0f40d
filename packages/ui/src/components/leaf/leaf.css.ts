import { vars } from '../../theme/contract.css.ts';
import { focusRing, lamp, neon } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

/** A leaf of the book: square at the spine, rounded outside, with the fold 5 px from the spine. */
export const leaf = styled({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '176px',
  paddingBlock: '16px 12px',
  paddingInline: '16px 15px',
  color: vars.text.primary,
  textDecoration: 'none',
  background: vars.surface.raised,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: '2px',
  borderStartEndRadius: vars.radius.card,
  borderEndEndRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '5px',
    width: '1px',
    background: vars.border.hairline,
  },
  selectors: {
    '&:hover': { borderColor: vars.border.control },
    ...focusRing,
    ...lamp({ borderColor: 'transparent' }),
    ...neon({
      background: vars.surface.page,
      borderColor: vars.border.strong,
      borderRadius: 0,
      borderStartEndRadius: 0,
      borderEndEndRadius: 0,
    }),
    "[data-theme='dark'] &:hover, [data-theme='cyberpunk'] &:hover": { borderColor: vars.border.control },
    "[data-theme='dark'] li:first-child > &": {
      background: `linear-gradient(${vars.surface.selected}, ${vars.surface.raised} 70%)`,
    },
    "[data-theme='cyberpunk'] li:first-child > &": {
      borderColor: vars.accent.base,
      boxShadow: `5px 5px 0 -1px ${vars.surface.page}, 5px 5px 0 0 ${vars.border.strong}`,
    },
    "[data-theme='cyberpunk'] &::before": {
      insetInlineStart: '-1px',
      insetBlock: '50px',
      background: vars.accent.base,
      opacity: 0.6,
    },
  },
  '@supports': {
    '(corner-shape: bevel)': { selectors: neon({ borderStartEndRadius: '16px', cornerShape: 'bevel' }) },
  },
});

export const title = styled({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  fontFamily: vars.font.display,
  fontSize: '16px',
  fontWeight: 600,
  lineHeight: '19px',
});

export const text = styled({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  marginTop: '6px',
  fontFamily: "'Source Serif 4 Variable', Georgia, serif",
  fontSize: '13px',
  lineHeight: '18px',
  color: vars.text.secondary,
});

export const foot = styled({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  marginTop: 'auto',
  paddingTop: '8px',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
});

export const age = styled({ marginInlineStart: 'auto', color: vars.text.tertiary });
