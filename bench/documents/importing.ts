import { endpoints } from '../../packages/contract/src/endpoints.ts';
import { inBrowser } from '../keys/in-browser.ts';
import type { Row } from '../part.ts';
import { percentile } from '../percentile.ts';
import { prose } from '../prose.ts';
import { onBenchServer } from '../server.ts';
import { createDocument, expectOk } from '../writer.ts';

const words = 10_000;
const times = 5;
const options = { margin: 20, pageSize: 'A4', fontSize: 11, font: 'tinos', fileType: 'docx' };

/** From choosing a Word file to its document on the server, in the page. */
export const importing = (): Promise<Row[]> =>
  onBenchServer((server) =>
    inBrowser(server, async (context, writer) => {
      const id = await createDocument(writer, 'Bench', prose(words, 0));
      const path = endpoints.downloadDocument.path.replace('{id}', id);
      const file = await expectOk(writer.post(path, options));
      const buffer = Buffer.from(await file.arrayBuffer());
      const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
      const page = await context.newPage();
      const taken: number[] = [];
      for (let time = 0; time < times; time += 1) {
        await page.goto(`${server.origin}/app/`);
        const chooser = page.waitForEvent('filechooser');
        await page.getByRole('button', { name: /^Import Word/u }).click();
        const start = performance.now();
        await (await chooser).setFiles([{ name: `Harbour ${time}.docx`, mimeType, buffer }]);
        await page.getByText('1 document is ready.').waitFor();
        taken.push(performance.now() - start);
      }
      const name = `a Word file of ${words.toLocaleString('en')} words is brought in`;
      return [{ name: `${name}, p50`, value: percentile(taken, 50), unit: 'ms' }];
    }),
  );
