import { whenIdle } from '@octavo/ui/when-idle';

/** Knows when the reader pauses in typing; fetched in idle time. */
export const pauses = () => import('./watch-pauses.ts');

whenIdle(() => void pauses().catch(() => undefined));
