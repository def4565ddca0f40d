import { readDocument } from '@octavo/formats/essay';
import { richDocument, richTitle } from '@octavo/formats/testing/essays';
import { chosen } from '@octavo/formats/testing/options';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const compiler = './typst-compiler.ts';

// Its own memory runs out only after hundreds of files. Other tests share the modules of this process.
beforeEach(() => {
  vi.resetModules();
  vi.doMock(compiler, () => ({
    createTypstCompiler: async () => async () => ({ ok: false, problem: 'unreachable', isBroken: true }),
  }));
});
afterEach(() => {
  vi.doUnmock(compiler);
  vi.resetModules();
});

it('regression 489: a thread makes no further files after Typst has failed in it', async () => {
  const { typesettingBytes, writePdf } = await import('./write-pdf.ts');
  expect(typesettingBytes()).toBe(0);
  const essay = readDocument({ title: richTitle, content: richDocument });
  await expect(writePdf(essay, chosen())).rejects.toMatchObject({ code: 'download_failed', status: 500 });
  expect(typesettingBytes()).toBe(Number.POSITIVE_INFINITY);
});
