import { createGlobalThemeContract } from '@vanilla-extract/css';
import lightTokens from './data/light.ts';
import { scale } from './scale.ts';
import { variableName } from './variable-name.ts';

const light = lightTokens();

/** All the variables a component may use. Names say the role, never the hue. */
export const vars = createGlobalThemeContract(
  {
    ...light.color,
    edge: light.edge,
    ground: light.ground,
    shadow: light.shadow,
    corner: { shape: '', round: '', cut: '' },
    radius: light.radius,
    font: light.font,
    display: light.display,
    weight: light.weight,
    wordmark: light.wordmark,
    type: light.type,
    ...scale,
  },
  (_value, path) => variableName(path),
);
