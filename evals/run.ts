// npm run evals -- model …: runs a language model at every task (evals/model/command-words.ts).
// npm run evals [-- corrections alone prose certainty short-lines gleu jfleg summaries formality injection essay import] [FOLDER] [en|fr|de|pt] [--open [--set practice-1]]: grades the engines, prints tables, writes docs/evals.md.
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { alone } from './alone/part.ts';
import { certainty } from './certainty/part.ts';
import { corrections } from './corrections/part.ts';
import { essay } from './essay/part.ts';
import { formality } from './formality/part.ts';
import { essays } from './gleu/part.ts';
import { imports } from './import/part.ts';
import { injection } from './injection/part.ts';
import { jfleg } from './jfleg/part.ts';
import { modelCommand } from './model/command.ts';
import { model } from './model/part.ts';
import type { Part } from './part.ts';
import { prose } from './prose/part.ts';
import { evalsPage } from './report/evals-page.ts';
import { shortLines } from './short-lines/part.ts';
import { summaries } from './summaries/part.ts';

const parts: readonly Part[] = [
  corrections,
  alone,
  prose,
  certainty,
  shortLines,
  essays,
  jfleg,
  summaries,
  formality,
  injection,
  model,
  essay,
  imports,
];
const languages = ['en', 'fr', 'de', 'pt'];
const page = new URL('../docs/evals.md', import.meta.url);

const [first, ...rest] = process.argv.slice(2);
if (first === 'model') {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { exit, isKept } = await modelCommand(rest, process.env, (line) => console.log(line));
  if (isKept) writeFileSync(page, evalsPage(parts));
  process.exit(exit);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { open: { type: 'boolean', default: false }, set: { type: 'string' } },
});
// A named set is an open one.
const open = values.open || values.set !== undefined;
const language = positionals.find((word) => languages.includes(word));
const isFolder = (word: string) => statSync(word, { throwIfNoEntry: false })?.isDirectory() === true;
const known = parts.map(({ id }) => id);
const folder = positionals.find((word) => !known.includes(word) && isFolder(word));
const wanted = positionals.filter((word) => !languages.includes(word) && word !== folder);
const unknown = wanted.filter((word) => !known.includes(word));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}. Parts: ${known.join(', ')}; languages: ${languages.join(', ')}.`,
  );
  process.exit(2);
}

for (const part of parts.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  console.log(`\n${part.id}\n`);
  console.log(await part.grade({ language, open, set: values.set, folder }));
}
if (!open && folder === undefined) writeFileSync(page, evalsPage(parts));
