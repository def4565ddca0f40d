import autocannon from 'autocannon';
import type { Row } from '../part.ts';
import type { BenchServer } from '../server.ts';
import { prose } from '../prose.ts';
import { createDocument, savePath, signIn } from '../writer.ts';
import { draft } from './draft.ts';

const clients = 10;
const seconds = 10;

/** Ten clients at once, each with a document of its own. */
export async function saveTogether(server: BenchServer): Promise<Row[]> {
  const browser = server.browser();
  await signIn(browser);
  const paths: string[] = [];
  for (let client = 0; client < clients; client += 1) {
    paths.push(savePath(await createDocument(browser, `Together ${client}`, prose(80, 0))));
  }
  const cookie = Object.entries(browser.cookies)
    .map((pair) => pair.join('='))
    .join('; ');
  let edition = 0;
  const result = await autocannon({
    url: server.origin,
    connections: clients,
    duration: seconds,
    setupClient: (client) => {
      client.setRequests([
        {
          method: 'POST',
          path: paths.pop() ?? '',
          headers: { cookie, 'content-type': 'application/json' },
          setupRequest: (request) => {
            edition += 1;
            return { ...request, body: draft(edition) };
          },
        },
      ]);
    },
  });
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${result.non2xx} saves were refused and ${result.errors} failed.`);
  }
  return [
    { name: 'ten clients, p50', value: result.latency.p50, unit: 'ms' },
    { name: 'ten clients, p99', value: result.latency.p99, unit: 'ms' },
    { name: 'ten clients, saves a second', value: result.requests.average, unit: '1/s' },
  ];
}
