import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { startServerProcess } from '../testing/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

/** Prints each file of these packages that is loaded. */
const watch = `
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      if (/prom-client|opentelemetry/.test(url)) process.stderr.write('LOADED ' + url + '\\n');
      return next(url, context);
    },
  });
`;

async function loaded(environment: Readonly<Record<string, string>>): Promise<number> {
  const folder = temporaryFolder('octavo-test-');
  const hook = join(folder, 'watch.mjs');
  writeFileSync(hook, watch);
  const server = await startServerProcess({
    DATA_DIR: folder,
    NODE_OPTIONS: `--import ${pathToFileURL(hook).href}`,
    ...environment,
  });
  const visitor = server.browser();
  await visitor.post('/auth/anonymous');
  server.kill('SIGTERM');
  const { code, stderr } = await server.ended;
  expect(code).toBe(0);
  return stderr.split('\n').filter((line) => line.startsWith('LOADED')).length;
}

test('a server without metrics and traces loads none of their packages', async () => {
  expect(await loaded({})).toBe(0);
  expect(await loaded({ METRICS_TOKEN: 'a-token-of-24-characters' })).toBeGreaterThan(10);
  expect(await loaded({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })).toBeGreaterThan(30);
});
