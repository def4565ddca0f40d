// npm run build-packages: writes each package that can be installed to its dist, ready for npm pack, and brings its
// api.md and README up to date. Names build only these packages.
import { buildPackages } from './packages/build.ts';
import { packageNames } from './packages/source-package.ts';

const named = process.argv.slice(2);
const chosen = packageNames.filter((name) => named.length === 0 || named.includes(name));
const unknown = named.filter((name) => !packageNames.some((each) => each === name));
if (unknown.length > 0) {
  console.error(`There is no package ${unknown.join(', ')}; there are ${packageNames.join(', ')}.`);
  process.exitCode = 1;
} else {
  await buildPackages(chosen, true);
}
