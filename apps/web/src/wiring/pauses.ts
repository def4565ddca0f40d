import { whenIdle } from '@octavo/ui/when-idle';

/** Detects pauses in typing; fetched when idle. */
export const pauses = () => import('./watch-pauses.ts');

whenIdle(() => void pauses().catch(() => undefined));
