import { connectedModel } from '../../writing/connected.ts';
import { evalLanguages } from '../fault.ts';
import { changesBetween } from './changes.ts';
import type { Engine } from './engine.ts';

const request = 'Correct the mistakes in spelling, grammar and punctuation. Change nothing else.';

/** A connected model asked to correct a text through the server's own action; its changes are graded. */
export function modelAsCorrector(environment: NodeJS.ProcessEnv): Engine | undefined {
  const model = connectedModel(environment);
  return (
    model && {
      name: `${model.name}, asked to correct`,
      languages: evalLanguages,
      open: async () => {
        const writer = await model.open();
        return {
          async check({ text }) {
            const call = { title: '', text: '', selection: text, prompt: request };
            const written = await writer.write({ action: 'modify_text', request: call });
            return 'text' in written ? changesBetween(text, written.text.trim()) : [];
          },
          close: () => writer.close(),
        };
      },
    }
  );
}
