import { type CountCommand, type CountReport, goalMachine } from '@octavo/machines/goal';
import { fromCallback, fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import type { WireLate } from './late-desk-source.ts';

/** The goal of a document, on the real server and the editor's word count. */
export const wire: WireLate<'goal'> = ({ id, editor: { words } }) =>
  goalMachine.provide({
    actors: {
      save: fromPromise(({ input: { words: asked }, signal }) =>
        call('setWordGoal', { params: { id }, body: { words: asked }, signal }),
      ),
      words: fromCallback<CountCommand, void, CountReport>(({ receive, sendBack }) => {
        let goal: number | null = null;
        let isReached: boolean | null = null;
        const compare = (atOnce: boolean) => {
          if (goal === null) return;
          const isEnough = words.getSnapshot() >= goal;
          if (isEnough === isReached) return;
          isReached = isEnough;
          sendBack(isEnough ? { type: 'reached', atOnce } : { type: 'missed' });
        };
        receive((command) => {
          if (command.type === 'count') {
            sendBack({ type: 'counted', words: words.getSnapshot() });
            return;
          }
          goal = command.goal;
          isReached = null;
          compare(true);
        });
        return words.subscribe(() => compare(false));
      }),
    },
  });
