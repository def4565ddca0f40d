import { vars } from './contract.css.ts';
import type {} from './corner-shape.ts';

const names = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const;
type Corner = (typeof names)[number];

interface Cut {
  readonly at: readonly Corner[];
  /** Length of the cut along each side. */
  readonly by: string;
}

/** A single corner: rounded in themes with round corners; otherwise cut, or square where the browser cannot cut. */
export function corner(radius: string, cut = '0px'): string {
  return `calc(${radius} * ${vars.corner.round} + ${cut} * ${vars.corner.cut})`;
}

/** All corners: rounded in themes with round corners; in the others some are cut and the rest are square. */
export function corners(radius: string, { at, by }: Cut) {
  return {
    borderRadius: names.map((name) => (at.includes(name) ? corner(radius, by) : rounded(radius))).join(' '),
    cornerShape: vars.corner.shape,
  };
}

/** Two opposite corners are cut. */
export function edge(radius: string, by = radius) {
  return corners(radius, { at: ['topRight', 'bottomLeft'], by });
}

/** A radius that applies only in themes with round corners. */
export function rounded(radius: string): string {
  return `calc(${radius} * ${vars.corner.round})`;
}

/** Space next to an end that may be cut: the cut needs `more`. */
export function besideCut(space: string, more: string): string {
  return `calc(${space} + ${more} * (1 - ${vars.corner.round}))`;
}
