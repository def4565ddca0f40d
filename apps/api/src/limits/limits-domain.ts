import type { Domain } from '../domain.ts';
import type { Limits } from './limits.ts';

/** How often something may be attempted; used by all other domains. */
export const limitsDomain = ({ limits }: { readonly limits: Limits }): Domain => ({
  sweep: () => limits.sweep(),
});
