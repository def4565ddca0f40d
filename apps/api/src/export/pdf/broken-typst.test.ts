import { readDocument } from '@octavo/formats/essay';
import { richDocument, richTitle } from '@octavo/formats/testing/essays';
import { chosen } from '@octavo/formats/testing/options';
import { expect, it, vi } from 'vitest';
import { typesettingBytes, writePdf } from './write-pdf.ts';

// Its own memory runs out only after hundreds of files.
vi.mock('./typst-compiler.ts', () => ({
  createTypstCompiler: () =>
    Promise.resolve(() =>
      Promise.resolve({ ok: false, problem: 'RuntimeError: unreachable', isBroken: true }),
    ),
}));

it('regression 489: a thread whose Typst has failed makes no other file', async () => {
  expect(typesettingBytes()).toBe(0);
  const essay = readDocument({ title: richTitle, content: richDocument });
  await expect(writePdf(essay, chosen())).rejects.toMatchObject({ code: 'download_failed', status: 500 });
  expect(typesettingBytes()).toBe(Number.POSITIVE_INFINITY);
});
