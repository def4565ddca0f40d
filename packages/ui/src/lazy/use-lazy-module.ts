import { useEffect, useSyncExternalStore } from 'react';
import type { LazyModule, LazyState } from './lazy-module.ts';

/** The state of a module, which is fetched as soon as it is wanted. */
export function useLazyModule<Value>(module: LazyModule<Value>, isWanted = true): LazyState<Value> {
  useEffect(() => {
    if (isWanted) module.fetch();
  }, [module, isWanted]);
  return useSyncExternalStore(module.subscribe, module.getSnapshot);
}
