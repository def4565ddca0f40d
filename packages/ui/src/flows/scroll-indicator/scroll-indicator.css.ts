import { vars } from '../../theme/contract.css.ts';
import { rounded } from '../../theme/corners.ts';
import { inForm } from '../../theme/form.ts';
import { forced } from '../../theme/mixins.ts';
import { layer, narrow } from '../../theme/scale.ts';
import { styled } from '../../theme/styled.ts';

const length = '56px';

/** Stays in the window while its column scrolls, and takes no space in it. */
export const place = styled({
  position: 'sticky',
  zIndex: layer.bar - 1,
  top: vars.size.topbar,
  height: 0,
  pointerEvents: 'none',
});

export const groove = styled({
  position: 'absolute',
  insetInlineEnd: '3px',
  top: vars.space[2],
  width: '4px',
  height: `calc(100dvh - ${vars.size.topbar} - ${vars.space[4]})`,
  overflow: 'hidden',
  borderRadius: rounded(vars.radius.pill),
  opacity: 0,
  transition: `opacity ${vars.motion.slow} ${vars.motion.ease}`,
  // The panel's bar is at the lower edge.
  '@media': {
    [narrow.panel]: { height: `calc(100dvh - 2 * ${vars.size.topbar} - ${vars.space[4]})` },
  },
  selectors: {
    '&[data-shown]': { opacity: 1 },
    [`${inForm('bars', 'cells')} &`]: { width: '6px' },
  },
});

/** As long as the mark's range of movement: translating it by a percentage of itself moves the mark. */
export const way = styled({ height: `calc(100% - ${length})`, willChange: 'transform' });

export const mark = styled({
  height: length,
  borderRadius: 'inherit',
  background: vars.accent.base,
  selectors: {
    [`${inForm('bars', 'cells')} &`]: {
      maskImage: 'repeating-linear-gradient(180deg, #000 0 4px, transparent 4px 6px)',
    },
  },
  '@media': { [forced]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
