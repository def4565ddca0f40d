import { inGigabytes } from './room-for-model.ts';

const width = 30;

interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Draws one line that grows on a terminal; elsewhere a line for each tenth. */
export function progressBar(output: Terminal): (bytes: number, of: number) => void {
  let last = -1;
  return (bytes, of) => {
    const step = Math.floor((bytes / of) * (output.isTTY ? 1000 : 10));
    if (step === last) return;
    last = step;
    const part = bytes / of;
    const words = `${inGigabytes(bytes)} of ${inGigabytes(of)}`;
    if (!output.isTTY) return void output.write(`${Math.floor(part * 100)} %, ${words}\n`);
    const bar = '█'.repeat(Math.round(part * width)).padEnd(width, '░');
    output.write(`\r${bar} ${(part * 100).toFixed(1)} %, ${words}${bytes >= of ? '\n' : ''}`);
  };
}
