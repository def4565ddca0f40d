import { comparedText } from '@octavo/document-schema';
import { conflictMachine } from '@octavo/machines/conflict';
import { fromPromise, waitFor } from 'xstate';
import { call } from '../api/call.ts';
import type { WireLate } from './late-desk-source.ts';

/** Choosing between two texts of a document, on the real server. */
export const wire: WireLate<'conflict'> = ({ document, read, readCommon, deliver }) => {
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
};
