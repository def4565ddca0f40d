import type { DownloadOptions } from '@octavo/contract';
import { AppError } from '../../errors.ts';
import { type Essay, onPaper, withPaths } from '@octavo/formats/essay';
import { sheetFor } from './sheet.ts';
import { createTypstCompiler, type TypstCompiler } from './typst-compiler.ts';
import { unprintable } from './unprintable.ts';

let loading: Promise<TypstCompiler> | undefined;
let taken = 0;

/** The memory that typesetting holds in this thread; without end once it is of no use. */
export const typesettingBytes = (): number => taken;

/**
 * A tagged PDF with embedded fonts. Blocks its thread.
 * @throws AppError 422 `unprintable_script`, 500 `download_failed`
 */
export async function writePdf(essay: Essay, options: DownloadOptions): Promise<Uint8Array<ArrayBuffer>> {
  loading ??= createTypstCompiler();
  const compile = await loading;
  const blocks = withPaths(onPaper(essay.blocks, options), '/pictures');
  const answer = await compile({ essay: { ...essay, blocks }, sheet: sheetFor(options, essay.language) });
  if (answer.ok) {
    taken = answer.memoryBytes;
    return answer.pdf;
  }
  if (answer.isBroken) taken = Number.POSITIVE_INFINITY;
  if (answer.unprintable) throw unprintable(answer.unprintable);
  throw new AppError(
    'download_failed',
    500,
    'The PDF could not be made. Try again, or choose another file type.',
    { cause: answer.problem },
  );
}
