import { fileTypes } from '@octavo/contract/download-options';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { createExporter } from './exporter.ts';
import { chosen } from '@octavo/formats/testing/options';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const lists = Array.from({ length: 20_000 }, () => ({
  type: 'orderedList',
  content: [{ type: 'listItem', content: [paragraph('x')] }],
}));
const code = [{ type: 'codeBlock', content: [{ type: 'text', text: 'a\n'.repeat(1_300_000) }] }];

it.each([
  ['20,000 lists', lists],
  ['a code block of 1.3 million lines', code],
])(
  'regression 14: %s become a file or an error message, and the main thread stays free',
  { timeout: 180_000 },
  async (_, content) => {
    const exporter = createExporter({ jobTimeoutMs: 10_000 });
    const job = { title: '', content: JSON.stringify({ type: 'doc', content }) };
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    const outcomes = await Promise.all(
      fileTypes.map((fileType, index) =>
        exporter
          .exportDocument(
            { ...job, options: chosen({ fileType }) },
            { accountId: `${index}`, network: undefined },
          )
          .then(
            () => 'file',
            (error: unknown) => (error instanceof AppError ? error.code : error),
          ),
      ),
    );
    delay.disable();
    await exporter.close();
    expect(outcomes.filter((outcome) => outcome !== 'file' && outcome !== 'download_too_large')).toEqual([]);
    expect(delay.percentile(99) / 1e6).toBeLessThan(200);
  },
);
