import { builtInEngine } from '../../apps/api/src/generation/built-in/engine.ts';
import { writingThread } from '../../apps/api/src/generation/built-in/writing-thread.ts';
import { serverCorrections } from '../corrections/engines/octavo.ts';
import { answerOf } from './answer-of.ts';
import type { WritingEngine } from './writing-engine.ts';

/** The built-in engine as run by the server. */
export const builtIn: WritingEngine = {
  name: 'built-in',
  open: async () => {
    const corrections = serverCorrections();
    const thread = writingThread();
    const engine = builtInEngine(corrections, thread.write);
    return {
      write: (task) => answerOf(engine, task),
      close: async () => {
        await Promise.all([corrections.close(), thread.close()]);
      },
    };
  },
};
