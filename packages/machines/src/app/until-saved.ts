import { type ActorRefFrom, type AnyEventObject, fromCallback } from 'xstate';
import type { documentMachine } from '../document/document.machine.ts';

export type DocumentSaved = { type: 'document.saved' };

/** Tells once that nothing of the document is unsaved. One that was closed has saved before it ended. */
export const untilSaved = fromCallback<AnyEventObject, ActorRefFrom<typeof documentMachine>, AnyEventObject>(
  ({ input: document, sendBack }) => {
    const tell = () => sendBack({ type: 'document.saved' } satisfies DocumentSaved);
    const isSaved = () => !document.getSnapshot().hasTag('dirty');
    if (isSaved()) {
      tell();
      return undefined;
    }
    const subscription = document.subscribe({
      next: () => {
        if (!isSaved()) return;
        subscription.unsubscribe();
        tell();
      },
      complete: tell,
    });
    return () => subscription.unsubscribe();
  },
);
