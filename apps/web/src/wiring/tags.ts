import { tagsMachine } from '@octavo/machines/tags';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';

/** The tags of a document on the real server. */
export function wireTags() {
  return tagsMachine.provide({
    actors: {
      load: fromPromise(async ({ input: { id }, signal }) => {
        const { tags } = await call('documentTags', { params: { id }, signal });
        return tags;
      }),
      suggest: fromPromise(async ({ input: { input, used }, signal }) => {
        const { tags } = await call('suggestTags', { query: { input, usedTags: used.join(',') }, signal });
        return tags;
      }),
      save: fromPromise(({ input: { id, tags }, signal }) =>
        call('setTags', { params: { id }, body: { tags: [...tags] }, signal }),
      ),
    },
  });
}
