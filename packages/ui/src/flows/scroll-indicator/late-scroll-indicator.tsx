import { lazyModule } from '../../lazy/lazy-module.ts';
import { useLazyModule } from '../../lazy/use-lazy-module.ts';

const code = lazyModule(async () => (await import('./page-scroll-indicator.tsx')).PageScrollIndicator);

/** Its code comes in idle time; until then, and without it, nothing is missed. */
export function LateScrollIndicator() {
  const state = useLazyModule(code, false);
  return state.status === 'ready' ? <state.value /> : null;
}
