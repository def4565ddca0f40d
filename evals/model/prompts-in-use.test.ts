import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { taskNames } from '@octavo/language/asking/task-names';
import { promptInUse } from './prompts-in-use.ts';

const hashes = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(new URL('./prompt-hashes.json', import.meta.url), 'utf8')));

test.each(taskNames)('the text of %s is that of its version', (task) => {
  const { name, hash } = promptInUse(task);
  // A changed wording needs a higher `version` in its file, and a new line in prompt-hashes.json; old lines stay.
  expect({ [name]: hashes[name] }).toEqual({ [name]: hash });
});
