import { style, type StyleRule, styleVariants } from '@vanilla-extract/css';
import { components } from './layers.css.ts';

type Layered = NonNullable<StyleRule['@layer']>[string];

/** A class in the component layer. Only for `.css.ts` files. */
export function styled(rule: Layered, debugId?: string): string {
  return style({ '@layer': { [components]: rule } }, debugId);
}

/** A class for each member of a union, in the component layer. Only for `.css.ts` files. */
export function styledVariants<Member extends string>(
  rules: Record<Member, Layered>,
): Record<Member, string> {
  return styleVariants(rules, (rule: Layered) => ({ '@layer': { [components]: rule } }));
}
