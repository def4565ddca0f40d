import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { nodePath, projectEnvironment } from '../lib/install.mjs';

/** Builds the Storybook of a checkout into a folder. */
export function buildStorybook(checkout: string, output: string): void {
  const storybook = join(checkout, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
  const parameters = ['build', '--quiet', '--disable-telemetry', '--output-dir', output];
  const { status } = spawnSync(nodePath(), [storybook, ...parameters], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: projectEnvironment(),
  });
  if (status !== 0) throw new Error(`The Storybook of ${checkout} does not build.`);
}
