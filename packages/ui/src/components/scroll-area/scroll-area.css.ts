import { vars } from '../../theme/contract.css.ts';
import { rounded } from '../../theme/corners.ts';
import { focusRing, forced } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

export const root = styled({ position: 'relative', display: 'flex', minWidth: 0 });

export const viewport = styled({
  flex: 1,
  minWidth: 0,
  borderRadius: rounded(vars.radius.control),
  selectors: focusRing,
});

export const bar = styled({
  display: 'flex',
  padding: '2px',
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&[data-orientation="vertical"]': { width: '10px' },
    '&[data-orientation="horizontal"]': { height: '10px', flexDirection: 'column' },
  },
});

export const thumb = styled({
  flex: 1,
  position: 'relative',
  background: vars.ground.scrollbar,
  borderRadius: rounded(vars.radius.pill),
  selectors: {
    '&:hover': { background: vars.accent.base },
    // A wider hit area for the thin thumb.
    '&::before': { content: '', position: 'absolute', inset: '-7px' },
  },
  '@media': { [forced]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
