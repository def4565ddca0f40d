import { lazyModule } from '../../lazy/lazy-module.ts';
import { useLazyModule } from '../../lazy/use-lazy-module.ts';

const code = lazyModule(async () => (await import('./page-scroll-indicator.tsx')).PageScrollIndicator);

/** Fetched when idle; nothing depends on it. */
export function LateScrollIndicator() {
  const state = useLazyModule(code, false);
  return state.status === 'ready' ? <state.value /> : null;
}
