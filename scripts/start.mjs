// npm start: installs what is missing, builds what has changed, serves the app and the API on one port.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { followNpm } from './lib/follow-npm.mjs';
import { ensureInstalled, nodePath, projectEnvironment, root } from './lib/install.mjs';

const server = join(root, 'apps', 'api', 'src', 'main.ts');

followNpm();
try {
  ensureInstalled();
  ensureBuilt();
  await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function serve() {
  if (nodePath() === process.execPath) {
    process.chdir(root);
    await import(pathToFileURL(server).href);
    return;
  }
  const child = spawn(
    nodePath(),
    [...process.execArgv, '--import', './scripts/lib/follow-parent.mjs', server],
    {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: projectEnvironment(),
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
}
