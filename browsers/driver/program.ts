import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const running = new Set<Program>();
process.on('exit', () => {
  for (const program of running) program.kill();
});

/** A program with all its child processes, which end with it, and with this process however that ends. */
export class Program {
  readonly #child: ChildProcess;
  readonly #guard: ChildProcess | undefined;
  readonly #ended: Promise<unknown>;
  #hasEnded = false;
  #said = '';
  #news = Promise.withResolvers<void>();

  constructor(command: string, words: readonly string[], environment: Readonly<Record<string, string>>) {
    // A separate process group, because a browser's children would outlive it.
    this.#child = spawn(command, words, {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.#guard = this.#child.pid === undefined ? undefined : guard(this.#child.pid);
    const hear = (chunk: Buffer) => this.#report(chunk.toString());
    this.#child.stdout?.on('data', hear);
    this.#child.stderr?.on('data', hear);
    this.#ended = once(this.#child, 'exit')
      .catch((error: unknown) => this.#report(String(error)))
      .finally(() => {
        this.#hasEnded = true;
        this.#report('');
      });
    running.add(this);
  }

  /**
   * Waits for the program to print something.
   *
   * @returns the first group of the pattern
   * @throws with all its output if it ends without printing that
   */
  async says(pattern: RegExp): Promise<string> {
    for (;;) {
      const found = pattern.exec(this.#said)?.[1];
      if (found !== undefined) return found;
      if (this.#hasEnded) throw new Error(`The program ended: ${this.#said}`);
      await this.#news.promise;
    }
  }

  kill(): void {
    running.delete(this);
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // All processes have ended.
    }
    this.#guard?.kill('SIGKILL');
  }

  async end(): Promise<void> {
    this.kill();
    await this.#ended;
  }

  #report(text: string): void {
    this.#said += text;
    this.#news.resolve();
    this.#news = Promise.withResolvers();
  }
}

/** A shell that briefly outlives this process: a killed process cannot run any code, but its pipes close. */
function guard(group: number): ChildProcess {
  const shell = spawn('sh', ['-c', 'read -r line; kill -s KILL -- "-$0"', String(group)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  shell.unref();
  return shell;
}
