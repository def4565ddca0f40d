import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { decodeRecording } from './decode-recording.ts';
import { findPocketSphinx } from './find-pocketsphinx.ts';
import { pocketSphinx } from './pocketsphinx.ts';
import { type Sound, sampleRate } from './sound.ts';
import { recordings } from './testing/recordings.ts';
import { wordErrorRate } from './testing/word-error-rate.ts';

/** A busy machine takes a while to start a thread or a program. */
const soon = { timeout: 20_000 };

const stay = new AbortController().signal;
const sound = new Int16Array(sampleRate).fill(1000);

async function soundOf(bytes: Uint8Array<ArrayBuffer>): Promise<Sound> {
  const decoded = await decodeRecording(bytes);
  if ('refusal' in decoded) throw new Error(decoded.refusal);
  return decoded.sound;
}

const installed = findPocketSphinx();

// `npm test` installs it where possible; elsewhere these are counted as skipped.
test.skipIf(!installed).each(['ogg', 'webm'] as const)(
  'PocketSphinx transcribes the %s recording',
  async (name) => {
    if (!installed) throw new Error('It is not installed.');
    const { bytes, said } = recordings[name];
    const heard = await pocketSphinx(installed).transcribe({
      sound: await soundOf(bytes),
      language: 'en',
      signal: stay,
    });
    expect(wordErrorRate(said, heard)).toBeLessThan(0.35);
  },
);

describe('with a program of its own', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'octavo-sphinx-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function program(script: string): Promise<{ program: string; model: string }> {
    const file = join(folder, 'pocketsphinx_continuous');
    await writeFile(file, `#!/bin/sh\necho $$ >> ${folder}/pids\n${script}\n`);
    await chmod(file, 0o755);
    return { program: file, model: folder };
  }
  const pids = async (): Promise<number[]> =>
    (await readFile(join(folder, 'pids'), 'utf8'))
      .split('\n')
      .filter((line) => line !== '')
      .map(Number);
  const lives = (pid: number): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  test('lines are joined, noises removed, and I is capitalised', async () => {
    const installed = await program(
      "/bin/cat > /dev/null\necho 'i think [NOISE] that'\necho \"<sil> i'm in italy\"",
    );
    const said = await pocketSphinx(installed).transcribe({ sound, language: 'en', signal: stay });
    expect(said).toBe("I think that I'm in italy");
  });

  test('a program that crashes is retried once', async () => {
    const installed = await program(
      `/bin/cat > /dev/null\nif [ $(wc -l < ${folder}/pids) = 1 ]; then kill -9 $$; fi\necho 'second time'`.replace(
        'wc',
        '/usr/bin/wc',
      ),
    );
    expect(await pocketSphinx(installed).transcribe({ sound, language: 'en', signal: stay })).toBe(
      'second time',
    );
    expect(await pids()).toHaveLength(2);
  });

  test('a program that crashes twice, or floods, or cannot be started gives a clear error', async () => {
    const failed = { status: 502, code: 'speech_failed' };
    const crashing = pocketSphinx(await program('exit 3'));
    await expect(crashing.transcribe({ sound, language: 'en', signal: stay })).rejects.toMatchObject(failed);
    const flooding = pocketSphinx(await program("while :; do echo 'many many words'; done"));
    await expect(flooding.transcribe({ sound, language: 'en', signal: stay })).rejects.toMatchObject(failed);
    const missing = pocketSphinx({ program: join(folder, 'none'), model: folder });
    await expect(missing.transcribe({ sound, language: 'en', signal: stay })).rejects.toMatchObject(failed);
  });

  test('a program that hangs is killed after the time limit', async () => {
    const slow = pocketSphinx(await program('exec /bin/sleep 60'), 300);
    await expect(slow.transcribe({ sound, language: 'en', signal: stay })).rejects.toMatchObject({
      status: 504,
      code: 'speech_failed',
    });
    expect((await pids()).map(lives)).toEqual([false]);
  });

  test('when the speaker leaves, the program is killed', async () => {
    const leave = new AbortController();
    const slow = pocketSphinx(await program('exec /bin/sleep 60'));
    const call = slow.transcribe({ sound, language: 'en', signal: leave.signal });
    await expect.poll(() => pids().catch(() => []), soon).toHaveLength(1);
    leave.abort(new Error('gone'));
    await expect(call).rejects.toThrow('gone');
    expect((await pids()).map(lives)).toEqual([false]);
  });

  test('it is found only where it is installed with its model', async () => {
    await program('');
    expect(findPocketSphinx(`/nowhere:${folder}`, [folder])).toBeUndefined();
    for (const name of ['en-us', 'en-us.lm.bin', 'cmudict-en-us.dict']) {
      await writeFile(join(folder, name), '');
    }
    expect(findPocketSphinx(`/nowhere:${folder}`, ['/nowhere', folder])).toEqual({
      program: join(folder, 'pocketsphinx_continuous'),
      model: folder,
    });
    expect(findPocketSphinx('/nowhere', [folder])).toBeUndefined();
  });
});
