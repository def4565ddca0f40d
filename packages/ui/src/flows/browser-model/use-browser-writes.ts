import { useSelector } from '@xstate/react';
import { useFlowIf } from '../flow-context/index.ts';

/** Whether the browser's own model is switched on and ready, so that it writes where the server has none. */
export const useBrowserWrites = (): boolean =>
  useSelector(useFlowIf('browser-model') ?? undefined, (state) => state?.hasTag('ready') ?? false);
