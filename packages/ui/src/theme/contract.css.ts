import { createGlobalThemeContract } from '@vanilla-extract/css';
import light from './data/light.ts';
import { scale } from './scale.ts';

/** The whole vocabulary a component may use. Names say the role, never the hue. */
export const vars = createGlobalThemeContract(
  {
    ...light.color,
    shadow: light.shadow,
    shape: light.shape,
    radius: light.radius,
    font: light.font,
    display: light.display,
    type: light.type,
    ...scale,
  },
  (_value, path) => `octavo-${path.join('-')}`,
);
