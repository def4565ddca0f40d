// npm run notice: writes into NOTICE.md the packages that Octavo runs with, and their licences.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/install.mjs';
import { runtimePackages } from './notice/runtime-packages.ts';
import { withPackages } from './notice/table-of-packages.ts';

const page = join(root, 'NOTICE.md');
const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8');
const packages = runtimePackages(lockfile, ['apps/api', 'apps/web']);
writeFileSync(page, withPackages(readFileSync(page, 'utf8'), packages));
console.log(`${packages.length} packages stand in NOTICE.md.`);
