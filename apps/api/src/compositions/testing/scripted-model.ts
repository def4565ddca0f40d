import type { ConnectedModel, ModelTask } from '../../generation/connected-model.ts';

export type Script = {
  /** Candidate answers: the first that fits the schema is returned. */
  readonly objects?: (task: ModelTask) => readonly unknown[];
  /** The words of a text; by default a sentence of 13 words, repeated. */
  readonly words?: (task: ModelTask) => AsyncIterable<string> | Iterable<string>;
};

export type ScriptedModel = ConnectedModel & { readonly tasks: ModelTask[] };

/** A scripted model that records what it was asked. */
export function scriptedModel({ objects = outlines, words = endlessProse }: Script = {}): ScriptedModel {
  const tasks: ModelTask[] = [];
  return {
    tasks,
    async *write(task) {
      tasks.push(task);
      for await (const word of words(task)) {
        task.signal.throwIfAborted();
        yield word;
      }
    },
    async object({ schema, ...task }) {
      tasks.push(task);
      await Promise.resolve();
      task.signal.throwIfAborted();
      for (const answer of objects(task)) {
        const read = schema.safeParse(answer);
        if (read.success) return read.data;
      }
      throw new Error('The script has no answer that fits.');
    },
  };
}

/** Outlines of twelve sections and fewer. */
const outlines = (): unknown[] => Array.from({ length: 12 }, (_, index) => outlineOf(12 - index));

export const outlineOf = (sections: number): unknown => ({
  title: 'the pull of the moon',
  thesis: 'Tides shape the towns that live by them.',
  sections: Array.from({ length: sections }, (_, at) => ({
    heading: `Heading ${at + 1}`,
    points: [`the harbour, point ${at + 1}`],
  })),
});

export const sentence = 'The harbour waits for the water, and the water waits for nobody. ';

export function* endlessProse(): Generator<string> {
  for (;;) {
    for (let count = 1; count <= 6; count++) yield* sentence.match(/\S+\s/gu) ?? [];
    yield '\n\n';
  }
}
