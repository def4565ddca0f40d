import { style, type StyleRule } from '@vanilla-extract/css';
import { components } from './layers.css.ts';

type Layered = NonNullable<StyleRule['@layer']>[string];

/** A class in the layer of the components. For `.css.ts` files only. */
export function styled(rule: Layered, debugId?: string): string {
  return style({ '@layer': { [components]: rule } }, debugId);
}
