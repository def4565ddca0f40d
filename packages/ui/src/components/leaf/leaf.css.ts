import { vars } from '../../theme/contract.css.ts';
import { corner, rounded } from '../../theme/corners.ts';
import { inForm } from '../../theme/form.ts';
import { focusRing } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

const stacked = inForm('leaves', 'stacked');

/** A leaf of a book: square at the spine, rounded outside, with a fold 5 px from the spine. */
export const leaf = styled({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  // 176 px; taller with enlarged text.
  fontSize: vars.type.ui.size,
  height: 'calc(176em / 14)',
  paddingBlock: `${vars.space[4]} ${vars.space[3]}`,
  paddingInline: `${vars.space[4]} calc(${vars.space[4]} - 1px)`,
  color: vars.text.primary,
  textDecoration: 'none',
  background: vars.ground.card,
  border: `1px solid ${vars.edge.card}`,
  borderRadius: rounded('2px'),
  borderStartEndRadius: corner(vars.radius.card, '16px'),
  borderEndEndRadius: rounded(vars.radius.card),
  cornerShape: vars.corner.shape,
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
    '&:active, li:first-child > &:active': { background: vars.surface.hover },
    ...focusRing,
    'li:first-child > &': { background: vars.ground.firstLeaf },
    [`${stacked} li:first-child > &`]: {
      borderColor: vars.accent.base,
      boxShadow: `5px 5px 0 -1px ${vars.surface.page}, 5px 5px 0 0 ${vars.border.strong}`,
    },
    // The focus ring replaces the second sheet.
    [`${stacked} li:first-child > &:focus-visible`]: focusRing['&:focus-visible'],
    [`${stacked} &::before`]: {
      insetInlineStart: '-1px',
      insetBlock: '50px',
      background: vars.accent.base,
      opacity: 0.6,
    },
  },
});

export const title = styled({
  flex: 'none',
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
  marginTop: vars.space[1.5],
  fontFamily: "'Source Serif 4 Variable', Georgia, serif",
  fontSize: '13px',
  lineHeight: '18px',
  color: vars.text.secondary,
});

export const foot = styled({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[1.5]}`,
  marginTop: 'auto',
  paddingTop: vars.space[2],
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
});

export const mode = styled({ minWidth: 0, overflowWrap: 'anywhere' });

export const age = styled({
  flex: 'none',
  marginInlineStart: 'auto',
  color: vars.text.tertiary,
});
