import { randomUuid } from '@octavo/contract/random-uuid';

/** This window, as long as its page lives; a reload is another one. */
export const thisWindow = randomUuid();
