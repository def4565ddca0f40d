// npm run chromatic: sends the built Storybook to Chromatic, which takes the same pictures as npm run visual.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectEnvironment, root } from './lib/install.mjs';

if ((process.env['CHROMATIC_PROJECT_TOKEN'] ?? '') === '') {
  console.error(
    'Chromatic needs CHROMATIC_PROJECT_TOKEN, the token of a project at chromatic.com. Nothing was sent. npm run visual compares the same pictures on this machine, without an account.',
  );
  process.exit(1);
}
const { status } = spawnSync(join(root, 'node_modules', '.bin', 'chromatic'), process.argv.slice(2), {
  cwd: root,
  stdio: 'inherit',
  env: projectEnvironment(),
});
process.exitCode = status ?? 1;
