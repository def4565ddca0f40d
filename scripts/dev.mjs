// npm run dev: the API as it runs in production, the app from Vite with hot reload.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { followNpm } from './lib/follow-npm.mjs';
import { ensureInstalled, nodePath, projectEnvironment, root } from './lib/install.mjs';

followNpm();
ensureInstalled();
const options = { cwd: root, stdio: 'inherit', env: projectEnvironment() };
const children = [
  spawn(nodePath(), [...process.execArgv, '--watch', join('apps', 'api', 'src', 'main.ts')], options),
  spawn(nodePath(), [join('node_modules', 'vite', 'bin', 'vite.js'), 'apps/web'], options),
];
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
}
