import { once } from 'node:events';
import { z } from 'zod';

const message = z.union([
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.number(), error: z.string(), message: z.string() }),
  z.object({ type: z.literal('event') }),
]);

/** Per command, in milliseconds. */
const limit = 60_000;

/** A connection to a browser by WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/ */
export class Bidi {
  readonly #socket: WebSocket;
  readonly #pending = new Map<number, PromiseWithResolvers<unknown>>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#take(String(data)));
    socket.addEventListener('close', () => {
      for (const { reject } of this.#pending.values()) reject(new Error('The browser has closed.'));
    });
  }

  static async connect(address: string): Promise<Bidi> {
    const socket = new WebSocket(address);
    await once(socket, 'open');
    return new Bidi(socket);
  }

  /** @throws the browser's error, or that it did not answer */
  async send<T>(method: string, params: object, result: z.ZodType<T>): Promise<T> {
    const id = (this.#last += 1);
    const answer = Promise.withResolvers<unknown>();
    this.#pending.set(id, answer);
    const timer = setTimeout(() => answer.reject(new Error(`${method}: no answer`)), limit);
    this.#socket.send(JSON.stringify({ id, method, params }));
    try {
      return result.parse(await answer.promise);
    } finally {
      clearTimeout(timer);
      this.#pending.delete(id);
    }
  }

  close(): void {
    this.#socket.close();
  }

  #take(data: string): void {
    const said = message.parse(JSON.parse(data));
    if (said.type === 'event') return;
    const answer = this.#pending.get(said.id);
    if (said.type === 'success') answer?.resolve(said.result);
    else answer?.reject(new Error(`${said.error}: ${said.message}`));
  }
}
