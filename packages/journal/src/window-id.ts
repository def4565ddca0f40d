import { randomUuid } from '@octavo/contract/random-uuid';

/** Identifies this window until its page is closed or reloaded. */
export const thisWindow = randomUuid();
