import type { DocumentActor } from '@octavo/machines/document';
import { waitFor } from 'xstate';
import { settling } from '../wiring/unsettled-saves.ts';

/**
 * Saves what is not saved yet, also what was typed while a save ran, and ends the machine.
 *
 * @returns resolves when nothing reads the text any more
 */
export function leaveDocument(document: DocumentActor): Promise<void> {
  document.send({ type: 'flush' });
  return settling(async () => {
    await waitFor(document, (state) => !state.hasTag('busy') || state.hasTag('loading'));
    document.stop();
  });
}
