import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { modelFiles, type PocketSphinx } from './find-pocketsphinx.ts';
import { withNamelessFile } from './nameless-file.ts';
import type { Recognizer } from './recognizer.ts';
import { tooSlow, unusable } from './speech-problems.ts';
import { littleEndian } from './wav-file.ts';

/** A second of sound takes 0.2 to 0.4 s of a core. */
const mostMilliseconds = 75_000;
const attempts = 2;
const mostOutput = 256 * 1024;

/** CMU PocketSphinx, in a separate process for each recording: English, lower case, no punctuation. */
export function pocketSphinx(installed: PocketSphinx, timeoutMs: number = mostMilliseconds): Recognizer {
  return {
    languages: ['en'],
    // One core is left for the server.
    atOnce: Math.max(1, availableParallelism() - 1),
    async transcribe({ sound, signal }) {
      const late = AbortSignal.timeout(timeoutMs);
      const stop = AbortSignal.any([signal, late]);
      for (let attempt = 1; ; attempt += 1) {
        const said = await withNamelessFile(littleEndian(sound), (file) => listen(installed, file, stop));
        signal.throwIfAborted();
        if (late.aborted) throw tooSlow();
        if (said !== undefined) return inWriting(said);
        if (attempt === attempts) throw unusable();
      }
    },
  };
}

/** The program's output; undefined if it fails or is stopped. The process has ended when this settles. */
async function listen(
  { program, model }: PocketSphinx,
  sound: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  const file = (name: keyof typeof modelFiles): string => join(model, modelFiles[name]);
  const child = spawn(
    program,
    [
      ['-hmm', file('acoustic')],
      ['-lm', file('language')],
      ['-dict', file('dictionary')],
      ['-logfn', '/dev/null'],
      ['-infile', '/dev/stdin'],
    ].flat(),
    { stdio: [sound, 'pipe', 'ignore'], env: {}, signal, killSignal: 'SIGKILL' },
  );
  let said = '';
  child.stdout?.setEncoding('utf8');
  child.stdout?.on('data', (piece: string) => {
    said += piece;
    if (said.length > mostOutput) child.kill('SIGKILL');
  });
  const closed = Promise.withResolvers<number | null>();
  child.on('close', closed.resolve);
  // Stopping the child emits an error too; it closes afterwards.
  child.on('error', () => undefined);
  return (await closed.promise) === 0 ? said : undefined;
}

/** One line per utterance; noises are in brackets, and the pronoun I is in lower case. */
const inWriting = (said: string): string =>
  said
    .replaceAll(/<[^>\s]*>|\[[^\]\s]*\]|\+\+[^+\s]*\+\+/g, ' ')
    .replaceAll(/\bi(?=$|[\s'])/gm, 'I')
    .split(/\s+/)
    .filter((word) => word !== '')
    .join(' ');
