import type { Part } from '../part.ts';

const preface = `# Evals

Written by \`npm run evals\`; the raw figures are in \`evals/results/\`. The sets in \`evals/\` were written by one who had not read the
rules that they grade, after what the literature tells of the mistakes that people make. Half of every set, drawn by
a fixed seed, is open: \`npm run evals -- corrections en --open\` prints each of its misses. The other half is held out: the
runner gives its totals only, and whoever writes rules does not open the files. Figures stand as open / held out.`;

/** docs/evals.md, from the newest figures of every part. */
export const evalsPage = (parts: readonly Part[]): string =>
  `${preface}\n\n${parts.map((part) => part.section()).join('\n')}`;
