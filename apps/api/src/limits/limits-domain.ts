import type { Domain } from '../domain.ts';
import type { Limits } from './limits.ts';

/** How often something may be tried; every other domain asks it. */
export const limitsDomain = ({ limits }: { readonly limits: Limits }): Domain => ({
  sweep: () => limits.sweep(),
});
