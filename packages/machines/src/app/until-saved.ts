import { type ActorRefFrom, type AnyEventObject, fromCallback } from 'xstate';
import type { documentMachine } from '../document/document.machine.ts';

export type DocumentSaved = { type: 'document.saved' };

/** Reports once when nothing of the document is unsaved. A closed document has saved before it stopped. */
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
