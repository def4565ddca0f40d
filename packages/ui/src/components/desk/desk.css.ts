import { narrow } from '../../theme/scale.ts';
import { vars } from '../../theme/contract.css.ts';
import { inForm } from '../../theme/form.ts';
import { forced } from '../../theme/mixins.ts';
import { globalStyle } from '@vanilla-extract/css';
import { components } from '../../theme/layers.css.ts';
import { styled, styledVariants } from '../../theme/styled.ts';

const rainy = inForm('weather', 'rain');

export const desk = styled({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  minHeight: '100dvh',
  background: vars.ground.desk,
  color: vars.text.primary,
});

/** A few strokes of rain, in themes that have it: in the space between the sidebar's places and its foot. */
export const rain = styled({
  display: 'none',
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  pointerEvents: 'none',
  selectors: { [`${rainy} &`]: { display: 'block' } },
  '@media': { [`${forced}, (height < 860px)`]: { selectors: { [`${rainy} &`]: { display: 'none' } } } },
});

/** Fades in and out. */
const fading = (color: string) =>
  ({
    position: 'absolute',
    width: '1px',
    background: `linear-gradient(transparent, ${color} 60%, transparent)`,
    opacity: 0.5,
  }) as const;

export const drop = styledVariants({
  border: fading(vars.border.strong),
  accent: fading(vars.accent.base),
  ai: fading(vars.ai.base),
});

// A collapsed sidebar has no such space: the first five strokes would cross its labels.
globalStyle(`${rain}:has(~ [data-width='collapsed']) > :nth-child(-n + 5)`, {
  '@layer': { [components]: { display: 'none' } },
});

// Its width never depends on its content, so that typing a line does not trigger another measurement.
export const main = styled({
  flex: '1 1 0',
  minWidth: 0,
  contain: 'inline-size',
  '@media': { [narrow.panel]: { width: '100%' } },
});

// In focus mode only the text is left.
globalStyle(`:root[data-focus-mode] ${desk} > :not(${main})`, {
  '@layer': { [components]: { display: 'none' } },
});
