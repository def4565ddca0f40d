import { readConfig } from '../../../apps/api/src/config.ts';
import type { Behaviour } from '../../../apps/api/src/generation/testing/behaviour.ts';
import { type ModelServer, startModelServer } from '../../../apps/api/src/generation/testing/model-server.ts';
import { connect } from '../connection.ts';
import type { EvalTask } from '../eval-task.ts';
import type { Result } from '../result.ts';
import { runTasks } from '../run-tasks.ts';

/** A model server that gives scripted answers, with the protocol of a real one. */
export interface Peer {
  readonly server: ModelServer;
  /** The outcome of a task if the peer answers this; for several answers, one after the other. */
  readonly result: (task: EvalTask, ...answers: readonly [Said, ...Said[]]) => Promise<Result>;
}

/** Words, or any other behaviour. */
export type Said = string | Behaviour;

export async function startPeer(): Promise<Peer> {
  const server = await startModelServer();
  const connection = await connect(
    readConfig({ AI_BASE_URL: server.baseUrl, AI_MODEL: 'peer', DATA_DIR: '/nowhere' }),
  );
  if (!connection) throw new Error('The peer is not found.');
  return {
    server,
    async result(task, first, ...next) {
      server.behave(behaviourOf(first), ...next.map(behaviourOf));
      const results: Result[] = [];
      await runTasks({
        tasks: [task],
        connection,
        atOnce: 1,
        done: (result) => results.push(result),
        waitMs: 1,
      });
      const [result] = results;
      if (!result) throw new Error('The task has no result.');
      return result;
    },
  };
}

/** In chunks, as models stream. */
const behaviourOf = (said: Said): Behaviour =>
  typeof said === 'string' ? { kind: 'answer', words: said.match(/\s*\S+\s*/gu) ?? [''] } : said;
