import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { commentingMachine } from './commenting.machine.ts';
import { anchorOf, comments } from './comments.fixtures.ts';
import type { Draft } from './commenting.types.ts';

const unreachable = {
  error: new CallError('unreachable', 'The server cannot be reached. Check your connection and try again.'),
};
const quiet = anchorOf('how quiet it is');
const begin = { type: 'comment.start', anchor: quiet } as const;
const key = `words-${quiet.offset}-${quiet.quote.length}`;
const listed = { type: 'xstate.done.actor.load', output: { comments, revision: 3 } } as const;
const written = [
  listed,
  begin,
  { type: 'draft.change', key, change: { text: 'Was it ever?' } },
  { type: 'draft.send', key },
] as const;
const [own] = comments.filter(({ isOwn, anchor }) => isOwn && anchor !== null);
const removal = [listed, { type: 'removal.ask', id: own?.id ?? '' }] as const;

const kept: Draft = {
  key,
  target: { type: 'words', anchor: quiet },
  text: 'Was it ever',
  proposal: null,
  status: 'writing',
  failure: null,
};

export const commentingFlow = defineFlow(commentingMachine, {
  input: { linkId: 'link', name: 'Ada Lindqvist' },
  reported: ['kept', 'revision.known'],
  samples: {
    kept: [{ drafts: [kept], nameDraft: '', email: '' }],
    'revision.known': [{ revision: 3 }, { revision: 4 }],
    retry: [{}],
    'comment.start': [{ anchor: quiet }],
    'answer.start': [{ thread: 'trade' }],
    'edit.start': [{ id: 'trade-own' }],
    'mark.press': [{ anchor: quiet, mark: 'unclear', replaces: [] }],
    'mark.undo': [{ id: 'slow' }],
    'draft.change': [{ key, change: { text: 'Was it ever?' } }],
    'draft.discard': [{ key }],
    'draft.send': [{ key }],
    'name.change': [{ name: 'Ada' }],
    'removal.ask': [{ id: 'slow' }],
    'removal.confirm': [{}],
    'removal.keep': [{}],
    choose: [{ thread: 'trade' }, { thread: null }],
    'settings.open': [{}],
    'settings.close': [{}],
    'settings.save': [{ settings: { name: 'Ada', email: 'ada@example.org' } }],
    'xstate.done.actor.load': [{ output: { comments, revision: 3 } }],
    'xstate.error.actor.load': [unreachable],
    'xstate.done.actor.refresh': [{ output: { comments, revision: 4 } }],
    'xstate.error.actor.refresh': [unreachable],
    'xstate.done.actor.send': [{ output: comments[3] }],
    'xstate.error.actor.send': [unreachable],
    'xstate.done.actor.takeBack': [{ output: {} }],
    'xstate.error.actor.takeBack': [unreachable],
    'xstate.done.actor.saveSettings': [{ output: {} }],
    'xstate.error.actor.saveSettings': [unreachable],
  },
  paths: {
    'list.ready': [listed],
    'list.refreshing': [listed, { type: 'revision.known', revision: 4 }],
    'sending.resting': [listed, begin, { type: 'draft.change', key, change: { text: 'Was it ever' } }],
    'sending.sending': written,
    'removal.resting': [listed],
    'removal.asking': removal,
    'removal.removing': [...removal, { type: 'removal.confirm' }],
    'settings.closed': [listed],
    'settings.open': [listed, { type: 'settings.open' }],
    'settings.saving': [
      listed,
      { type: 'settings.open' },
      { type: 'settings.save', settings: { name: 'Ada', email: 'ada@example.org' } },
    ],
  },
  key: ({ revision, drafts, asked, removals, failure }) => [
    revision < 0,
    drafts.map(({ status }) => status).slice(0, 1),
    asked !== null,
    removals.length > 0,
    failure !== null,
  ],
});
