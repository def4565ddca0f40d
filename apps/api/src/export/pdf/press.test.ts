import { describe, expect, it } from 'vitest';
import { createPress, type PressLimits } from './press.ts';
import type { PrintAnswer, PrintJob } from './print-job.ts';
import { sheetFor } from './sheet.ts';
import type { Typesetter } from './typesetter.ts';
import { chosen } from '../testing/options.ts';

const job: PrintJob = { essay: { title: '', language: 'en', blocks: [] }, sheet: sheetFor(chosen(), 'en') };
const limits: PressLimits = { waiting: 3, jobMs: 1000, jobsPerThread: 2, memoryBytes: 100, idleMs: 1000 };
const printed = (memoryBytes = 1): PrintAnswer => ({ ok: true, pdf: new Uint8Array([1]), memoryBytes });

function threads(set: (thread: number) => Promise<PrintAnswer>) {
  const log: string[] = [];
  let count = 0;
  const start = (): Typesetter => {
    count += 1;
    const thread = count;
    log.push(`start ${thread}`);
    return {
      set: () => {
        log.push(`set ${thread}`);
        return set(thread);
      },
      stop: () => log.push(`stop ${thread}`),
    };
  };
  return { log, start };
}

describe('the press', () => {
  it('replaces a thread after its share of files', async () => {
    const { log, start } = threads(() => Promise.resolve(printed()));
    const press = createPress(limits, start);
    await press.print(job);
    await press.print(job);
    await press.print(job);
    press.close();
    expect(log).toEqual(['start 1', 'set 1', 'set 1', 'stop 1', 'start 2', 'set 2', 'stop 2']);
  });

  it('replaces a thread that holds too much memory', async () => {
    const { log, start } = threads(() => Promise.resolve(printed(101)));
    const press = createPress(limits, start);
    await press.print(job);
    await press.print(job);
    expect(log).toEqual(['start 1', 'set 1', 'stop 1', 'start 2', 'set 2', 'stop 2']);
  });

  it('replaces a thread that dies and makes its file with the next', async () => {
    const { log, start } = threads((thread) =>
      thread === 1 ? Promise.reject(new Error('out of memory')) : Promise.resolve(printed()),
    );
    const press = createPress(limits, start);
    expect(await press.print(job)).toEqual(new Uint8Array([1]));
    press.close();
    expect(log).toEqual(['start 1', 'set 1', 'stop 1', 'start 2', 'set 2', 'stop 2']);
  });

  it('gives up on a file that kills two threads, and goes on with the next file', async () => {
    const { start } = threads((thread) =>
      thread <= 2 ? Promise.reject(new Error('out of memory')) : Promise.resolve(printed()),
    );
    const press = createPress(limits, start);
    await expect(press.print(job)).rejects.toMatchObject({ code: 'download_failed', status: 500 });
    expect(await press.print(job)).toEqual(new Uint8Array([1]));
    press.close();
  });

  it('does not try a file again that Typst refuses', async () => {
    const { log, start } = threads(() => Promise.resolve({ ok: false, problem: 'unknown variable' }));
    const press = createPress(limits, start);
    await expect(press.print(job)).rejects.toMatchObject({
      code: 'download_failed',
      cause: 'unknown variable',
    });
    press.close();
    expect(log).toEqual(['start 1', 'set 1', 'stop 1']);
  });

  it('stops a thread that takes too long', async () => {
    const { log, start } = threads((thread) =>
      thread === 1 ? Promise.withResolvers<PrintAnswer>().promise : Promise.resolve(printed()),
    );
    const press = createPress({ ...limits, jobMs: 5 }, start);
    await expect(press.print(job)).rejects.toMatchObject({ code: 'download_failed', status: 503 });
    await press.print(job);
    press.close();
    expect(log).toEqual(['start 1', 'set 1', 'stop 1', 'start 2', 'set 2', 'stop 2']);
  });

  it('makes files in turn and turns away what it cannot take on', async () => {
    const gate = Promise.withResolvers<PrintAnswer>();
    const { log, start } = threads(() => gate.promise);
    const press = createPress({ ...limits, jobsPerThread: 9 }, start);
    const accepted = [press.print(job), press.print(job), press.print(job)];
    await expect(press.print(job)).rejects.toMatchObject({ code: 'busy', status: 503 });
    expect(log).toEqual(['start 1', 'set 1']);
    gate.resolve(printed());
    await Promise.all(accepted);
    expect(await press.print(job)).toEqual(new Uint8Array([1]));
    press.close();
  });
});
