import { brand } from '@octavo/contract/brand';
import type { Page } from 'playwright';
import { inBrowser } from '../keys/in-browser.ts';
import { openBare, openReal } from '../keys/open-pages.ts';
import { createTypist, type Turn, typicalCpu } from '../keys/typist.ts';
import type { Row } from '../part.ts';
import { percentile } from '../percentile.ts';
import { prose } from '../prose.ts';
import { type BenchServer, onBenchServer } from '../server.ts';
import { type Model, startModel } from '../streams/model.ts';

const words = 10_000;
const turnsOfAPage = 6;

/** Keys in the middle of a text while an AI card above them shows an answer as it arrives. */
export async function typingDuringStream(): Promise<Row[]> {
  const model = await startModel();
  try {
    return await onBenchServer((server) => measure(server, model), {
      AI_BASE_URL: model.baseUrl,
      AI_API_KEY: 'bench',
      AI_MODEL: 'bench',
    });
  } finally {
    await model.stop();
  }
}

function measure(server: BenchServer, model: Model): Promise<Row[]> {
  return inBrowser(server, async (context, writer) => {
    const text = prose(words, 0);
    const { page, checks } = await openReal(context, server, writer, text, 0);
    const bare = await createTypist(await openBare(context, server, page, text, null));
    await model.speak('long');
    await askForVersions(page);
    const app = await createTypist(page);
    await app.takeTurn();
    await bare.takeTurn();
    const checkedBefore = checks.paragraphs();
    const turns: { readonly app: Turn[]; readonly bare: Turn[] } = { app: [], bare: [] };
    for (let turn = 0; turn < turnsOfAPage; turn += 1) {
      turns.app.push(await app.takeTurn());
      turns.bare.push(await bare.takeTurn());
    }
    if (!(await isStreaming(page))) throw new Error('The answer was over before the last key.');
    const keys = turns.app.reduce((sum, turn) => sum + turn.keys, 0);
    const name = `${words.toLocaleString('en')} words while an answer is streamed`;
    return [
      {
        name: `${name}: CPU of a key and what is streamed meanwhile, against bare`,
        value: typicalCpu(turns.app) / typicalCpu(turns.bare),
        unit: '×',
      },
      {
        name: `${name}: painted, p50`,
        value: percentile(
          turns.app.flatMap(({ paints }) => paints),
          50,
        ),
        unit: 'ms',
      },
      {
        name: `${name}: paragraphs checked`,
        value: (checks.paragraphs() - checkedBefore) / keys,
        unit: '1/key',
        limit: 1,
      },
    ];
  });
}

/** Requests the three versions of the first sentence of the text. */
async function askForVersions(page: Page): Promise<void> {
  const first = page.locator('.ProseMirror > p').first();
  await first.click({ position: { x: 4, y: 12 } });
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('ControlOrMeta+j');
  await page
    .getByRole('region', { name: `${brand.name} AI` })
    .getByRole('button', { name: 'Paraphrase' })
    .click();
  await page.locator('[data-ai-card] [aria-busy="true"]').first().waitFor();
}

const isStreaming = async (page: Page): Promise<boolean> =>
  (await page.locator('[data-ai-card] [aria-busy="true"]').count()) > 0;
