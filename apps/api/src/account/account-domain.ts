import type { Domain } from '../domain.ts';
import { registerAccount } from './routes.ts';

/** Who one is. */
export const accountDomain = (): Domain => ({ routes: registerAccount });
