// npm run browsers: the main job in Firefox and WebKit, installing them if necessary.
import { browsers } from './lib/browsers.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runSteps } from './lib/steps.mjs';

try {
  ensureInstalled();
  ensureBuilt();
  process.exitCode = (await runSteps([browsers])) === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}
