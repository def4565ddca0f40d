import type { DocumentContent } from '@octavo/contract';
import { comparedText } from '@octavo/document-schema';
import { conflictMachine } from '@octavo/machines/conflict';
import type { DocumentActor } from '@octavo/machines/document';
import { fromPromise, waitFor } from 'xstate';
import { call } from '../api/call.ts';

export interface ConflictSource {
  readonly document: () => DocumentActor | null;
  /** The text in the editor. */
  readonly read: () => DocumentContent;
  /** The last text that the server accepted from here, on which both are based. */
  readonly readCommon: () => DocumentContent | null;
  /** Flushes the changes that the editor has held back. */
  readonly deliver: () => void;
}

/** Choosing between two texts of a document, on the real server. */
export function wireConflict({ document, read, readCommon, deliver }: ConflictSource) {
  /** Makes the document carry out the choice. */
  async function carryOut(
    choice: 'conflict.keepMine' | 'conflict.keepTheirs',
    version: number,
  ): Promise<void> {
    const actor = document();
    if (actor === null) throw new Error('There is no document to save.');
    deliver();
    actor.send({ type: choice, version });
    const { context } = await waitFor(actor, (state) => !state.hasTag('busy'));
    if (context.failure === null) return;
    throw Object.assign(new Error(context.failure.message), { code: context.failure.code });
  }

  return conflictMachine.provide({
    actors: {
      load: fromPromise(async ({ input: { id }, signal }) => {
        const { doc } = await call('getDocument', { params: { id }, signal });
        deliver();
        const mine = read();
        return {
          common: comparedText(readCommon() ?? mine),
          mine: { text: comparedText(mine), changedAt: new Date().toISOString() },
          theirs: { text: comparedText(doc.content), changedAt: doc.updatedAt },
          version: doc.version,
        };
      }),
      keepMine: fromPromise(({ input }) => carryOut('conflict.keepMine', input.version)),
      keepTheirs: fromPromise(({ input }) => carryOut('conflict.keepTheirs', input.version)),
    },
  });
}
