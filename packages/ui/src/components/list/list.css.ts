import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rounded } from '../../theme/corners.ts';
import { inForm } from '../../theme/form.ts';
import { focusRing, forced } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

// With `none`, Safari's VoiceOver no longer treats it as a list; an empty bullet looks the same and avoids that.
export const list = styled({ listStyleType: '""', containerType: 'inline-size' });

export const item = styled({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '56px',
  padding: `${vars.space[2.5]} ${vars.space[2]}`,
  borderBottom: `1px solid ${vars.border.hairline}`,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:has(a:hover)': { background: vars.surface.hover },
    '&:has(a:active)': { background: vars.accent.tint },
    "&[data-tall='true']": { alignItems: 'flex-start' },
    "&[data-current='true']": { background: vars.surface.selected },
    // The thread marks the current item, so that colour is not the only cue.
    "&[data-current='true']::before": {
      content: '',
      position: 'absolute',
      insetBlock: '8px',
      insetInlineStart: 0,
      width: '2px',
      background: vars.accent.base,
    },
  },
  '@media': {
    [forced]: { selectors: { "&[data-current='true']::before": { background: 'Highlight' } } },
  },
  '@container': { '(width < 480px)': { flexWrap: 'wrap', rowGap: vars.space[1] } },
});

export const leading = styled({ flex: 'none', display: 'inline-flex', color: vars.text.secondary });
export const body = styled({
  flex: '1 1 160px',
  minWidth: 0,
  selectors: { '[aria-busy="true"] > &': { animation: `${breathe} 1.8s ease-in-out infinite` } },
});

export const title = styled({
  display: 'block',
  fontSize: '15px',
  lineHeight: '20px',
  fontWeight: 600,
  color: vars.text.primary,
  overflowWrap: 'anywhere',
});

export const link = styled({
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: rounded(vars.radius.control) },
    '&:focus-visible::after': focusRing['&:focus-visible'],
  },
});

export const text = styled({
  fontSize: '13px',
  lineHeight: '18px',
  color: vars.text.secondary,
  overflowWrap: 'anywhere',
});
export const meta = styled({
  flex: 'none',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${inForm('figures', 'mono')} &`]: { fontFamily: vars.font.mono } },
});

/** Above the link that covers the line. */
export const actions = styled({
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  display: 'flex',
  gap: vars.space[1],
  // Also where they have a line of their own.
  marginInlineStart: 'auto',
});
