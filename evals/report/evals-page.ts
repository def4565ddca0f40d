import type { Part } from '../part.ts';
import { judgedByReading } from './judged-by-reading.ts';

const preface = `# Evals

Written by \`npm run evals\`; the raw figures are in \`evals/results/\`. The sets in \`evals/\` were written by one who had not read the
rules that they grade, after what the literature tells of the mistakes that people make. Half of every set, drawn by
a fixed seed, is open: \`npm run evals -- corrections en --open\` prints each of its misses. The other half is held out: the
runner gives its totals only, and whoever writes rules does not open the files. Figures stand as open / held out.
Practice sets (\`practice-*\`) are open altogether and have no figures here: rules are tried on them, one file after the
other (\`--set practice-2\` grades a single one). There are practice essays too: \`npm run evals -- gleu en --open --set practice-1\`
prints what became of each sentence beside its references.`;

const notGraded = `## What is not graded

- Real essays of real learners but those of JFLEG: corpora of them may not be passed on. The other sentences are ours, each with
  one fault, and short; in a text, faults come together and hide each other.
- How useful a correction is to its reader, and whether its explanation is right.
- Rewriting other than by the figures above: fluency, tone, paraphrases, the prose of created essays, brainstorms, completion.
- Speech to text.
- Parts without figures above: engines that were not connected on the day.
- English of other countries than Britain and the United States, and Portuguese of Brazil, which the product does not offer.`;

/** Generates docs/evals.md from the latest figures of every part. */
export const evalsPage = (parts: readonly Part[]): string =>
  `${preface}\n\n${parts.map((part) => part.section()).join('\n')}
${judgedByReading}

${notGraded}
`;
