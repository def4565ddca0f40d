import type { DownloadOptions } from '@octavo/contract';
import type { Essay } from '../essay/essay.ts';
import { createPress, pressLimits } from './press.ts';
import { sheetFor } from './sheet.ts';
import { startTypesetter } from './typesetter.ts';

const press = createPress(pressLimits, () => startTypesetter());

/** A tagged PDF with its fonts embedded. Throws `busy` (503) and `download_failed` (500, 503). */
export const writePdf = (essay: Essay, options: DownloadOptions): Promise<Uint8Array<ArrayBuffer>> =>
  press.print({ essay, sheet: sheetFor(options, essay.language) });
