import { vars } from '../../theme/contract.css.ts';
import { inForm } from '../../theme/form.ts';
import { forced } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({ containerType: 'inline-size', minWidth: 0 });

export const head = styled({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginBottom: vars.space[3],
});

export const place = styled({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { [`${inForm('figures', 'mono')} &`]: { fontFamily: vars.font.mono } },
});

/** A line showing which part of the row is visible. */
export const line = styled({
  position: 'relative',
  flex: 1,
  height: '2px',
  marginInline: vars.space[2],
  background: vars.border.hairline,
});
export const part = styled({
  position: 'absolute',
  insetBlock: 0,
  background: vars.accent.base,
  transition: `inset-inline-start ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': { [forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

/** Wider than its content, so that focus rings and shadows of the slides are not cut off. */
export const viewport = styled({
  overflow: 'hidden',
  margin: `calc(-1 * ${vars.space[2]})`,
  padding: vars.space[2],
});

export const row = styled({
  display: 'flex',
  marginInlineStart: `calc(-1 * ${vars.space[4]})`,
  touchAction: 'pan-y pinch-zoom',
});

export const slide = styled({
  flex: '0 0 calc(100% / 3)',
  minWidth: 0,
  paddingInlineStart: vars.space[4],
  transition: `opacity ${vars.motion.slow} ${vars.motion.ease}`,
  '@container': {
    '(width < 720px)': { flexBasis: '50%' },
    '(width < 460px)': { flexBasis: '88%' },
  },
});
