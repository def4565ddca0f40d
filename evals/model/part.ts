import type { Part } from '../part.ts';
import { modelsTable } from './model-tables.ts';
import { keptModels } from './kept-models.ts';
import { neverRunSentence } from './never-run.ts';

const method = `151 tasks with the product's own prompts, its model port and its gate (\`npm run evals -- model\`; docs/models.md, *Judge a model*):
the thirteen actions, make it sound local, rewriting, completion, essays, boards, ideas and corrections in five languages, and the
36 hostile documents. The prose is that of the Debian packages above; texts of ours have the numbers, names, links, citations and
lists that it lacks. Each answer is checked by program, with the gate's own means of finding facts but other limits. *Right*: the gate
let it through, and no check found fault. *Given*: the gate let it through. *First word* and *whole*: half of the answers are faster
than the first figure, nineteen of twenty than the second. Whether a text is good, only people can say: \`--pairs\` prints answers for them.`;

/** Runs a language model on every task. It has a separate command, because it takes an hour. */
export const model: Part = {
  id: 'model',
  grade: () => Promise.resolve('Only by its own command: npm run evals -- model.'),
  section() {
    const models = keptModels();
    const figures = models.length === 0 ? 'No model has been run yet.' : modelsTable(models);
    return `## A language model at every task\n\n${method}\n\n${figures}\n\n${neverRunSentence(models.map((one) => one.model))}\n`;
  },
};
