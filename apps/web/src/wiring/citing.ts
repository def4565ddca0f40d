import { connectCiting, type DocumentEditorHandle } from '@octavo/editor';
import { citingMachine } from '@octavo/machines/citing';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { siteIcons } from '../citations/site-icons.ts';

/** The citation card on the real server. */
export function wireCiting(editor: DocumentEditorHandle) {
  return citingMachine.provide({
    actors: {
      ...connectCiting(editor),
      find: fromPromise(async ({ input: { passage }, signal }) => {
        const [{ result }, { citations, icons }] = await Promise.all([
          call('findCitations', { body: { text: passage.slice(0, 5000) }, signal }),
          call('lookUpServices', { signal }),
        ]);
        return { references: result, services: citations, icons: icons ? siteIcons(result) : {} };
      }),
    },
  });
}
