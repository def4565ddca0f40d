import { toolsMachine, type ToolFlag } from '@octavo/machines/tools';
import { fromCallback } from 'xstate';
import { keep } from '../local-storage.ts';

export const wiredTools = toolsMachine.provide({
  actors: {
    store: fromCallback<{ type: 'write' } & ToolFlag>(({ receive }) => {
      receive(({ key, enabled }) => keep(key, String(enabled)));
    }),
  },
});
