// npm run tokens -- folder: writes the themes as design tokens, one file each, plus one for tools that only read the
// drafts of the format.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asDraft } from './tokens/as-draft.ts';
import { readThemes } from './tokens/read-themes.ts';
import { designTokens } from './tokens/design-tokens.ts';

const folder = process.argv[2] ?? 'design-tokens';

mkdirSync(folder, { recursive: true });
const write = (name: string, tokens: unknown): void => {
  const path = join(folder, name);
  writeFileSync(path, `${JSON.stringify(tokens, null, 2)}\n`);
  console.log(path);
};
for (const [name, theme] of await readThemes()) {
  const tokens = designTokens(theme);
  write(`${name}.tokens.json`, tokens);
  write(`${name}.draft.tokens.json`, asDraft(tokens));
}
