import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { nodePath, projectEnvironment, root } from './install.mjs';

/** The compiler and the linter are written in Go, and otherwise spend a sixth of their time collecting garbage. */
const roomy = { GOGC: '400', GOMEMLIMIT: '3GiB' };

/**
 * Runs an installed tool, or a script of the project. Its output is shown immediately, or in one piece at the end if it
 * runs in parallel with others.
 *
 * @returns its exit status, null if it could not be started or was killed, and its duration
 */
export async function run(name, [tool, ...parameters], { isBesideOthers = false } = {}) {
  const heading = `\n── ${name}`;
  if (!isBesideOthers) console.log(heading);
  const start = Date.now();
  const isScript = tool.endsWith('.mjs') || tool.endsWith('.ts');
  const child = spawn(
    isScript ? nodePath() : join(root, 'node_modules', '.bin', tool),
    isScript ? [tool, ...parameters] : parameters,
    {
      cwd: root,
      stdio: isBesideOthers ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: projectEnvironment(roomy),
    },
  );
  const written = [];
  child.stdout?.on('data', (chunk) => written.push(chunk));
  child.stderr?.on('data', (chunk) => written.push(chunk));
  const status = await new Promise((done) => {
    child.on('error', (error) => {
      written.push(Buffer.from(`${error.message}\n`));
      done(null);
    });
    child.on('close', (code) => done(code));
  });
  if (isBesideOthers) {
    console.log(heading);
    process.stdout.write(Buffer.concat(written));
  } else if (status === null) process.stdout.write(Buffer.concat(written));
  return { status, seconds: (Date.now() - start) / 1000 };
}
