import { acting } from './comments.acting.ts';
import { anchors } from './comments.anchors.ts';
import { list } from './comments.list.ts';
import { commentsSetup } from './comments.setup.ts';

/**
 * What readers of a link said about the text, and the writer's answers (decision 0614).
 *
 * A comment that was resolved stays where it is until another is chosen, so that this can be taken back.
 * `text` is the editor, which holds the places; its code is fetched with the first comment or link.
 * Emits `selected` and `left`.
 *
 * Tags: `visible` once there are comments or links; `busy` during a change; `loading`, `failed`, `confirming`.
 */
export const commentsMachine = commentsSetup.createMachine({
  id: 'comments',
  context: ({ input: { id } }) => ({
    id,
    comments: [],
    order: [],
    gone: [],
    threads: [],
    hasLinks: false,
    selectedId: null,
    showsResolved: false,
    resolvedId: null,
    drafts: {},
    editing: null,
    deletingId: null,
    change: null,
    problem: null,
    failure: null,
    isLeaving: false,
  }),
  type: 'parallel',
  states: {
    list,
    acting,
    anchors,
  },
});
