import { vars } from '../../theme/contract.css.ts';
import { corner, rounded } from '../../theme/corners.ts';
import { inForm } from '../../theme/form.ts';
import { focusRing, forced } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

const stacked = inForm('leaves', 'stacked');
const chosen = "&[aria-pressed='true']";

/** A leaf: square at the spine, rounded or cut on the outside. */
export const root = styled({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minHeight: '248px',
  padding: vars.space[4.5],
  textAlign: 'start',
  color: vars.text.primary,
  background: vars.ground.card,
  border: `1px solid ${vars.edge.card}`,
  borderRadius: rounded('2px'),
  borderStartEndRadius: corner(vars.radius.card, '16px'),
  borderEndEndRadius: rounded(vars.radius.card),
  cornerShape: vars.corner.shape,
  boxShadow: vars.shadow.card,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: vars.border.control },
    '&:active': { borderColor: vars.accent.base },
    [chosen]: {
      borderColor: vars.accent.base,
      background: vars.surface.selected,
      boxShadow: `inset 2px 0 ${vars.accent.base}`,
    },
    [`${stacked} ${chosen}`]: {
      boxShadow: `5px 5px 0 -1px ${vars.surface.page}, 5px 5px 0 0 ${vars.accent.base}`,
    },
    [`&:focus-visible, ${stacked} &:focus-visible`]: focusRing['&:focus-visible'],
  },
  '@media': { [forced]: { selectors: { [chosen]: { borderColor: 'Highlight' } } } },
});

export const title = styled({
  flex: 'none',
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  fontFamily: vars.font.display,
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.line,
  fontWeight: 600,
});

const words = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  fontFamily: "'Source Serif 4 Variable', Georgia, serif",
  fontSize: '14px',
  lineHeight: '21px',
  color: vars.text.secondary,
} as const;

export const text = styled({
  ...words,
  flex: '0 1 auto',
  marginTop: vars.space[2],
  WebkitLineClamp: 6,
  selectors: { '&:has(+ [aria-hidden])': { flex: 'none', WebkitLineClamp: 3 } },
});

export const blurred = styled({
  ...words,
  flex: '0 1 auto',
  WebkitLineClamp: 3,
  filter: 'blur(4px)',
  userSelect: 'none',
});

export const foot = styled({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1.5],
  marginTop: 'auto',
  paddingTop: vars.space[2.5],
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});

export const loading = styled({ selectors: { '&:hover': { borderColor: vars.edge.card } } });
export const lines = styled({ display: 'grid', gap: vars.space[3], marginTop: vars.space[5] });
