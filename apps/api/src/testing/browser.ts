type Send = (path: string, init: RequestInit) => Response | Promise<Response>;

/** Keeps cookies between calls, as a browser does. */
export class Browser {
  readonly #send: Send;
  readonly #cookies = new Map<string, string>();

  constructor(send: Send) {
    this.#send = send;
  }

  get cookies(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#cookies);
  }

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.#cookies.size > 0)
      headers.set('cookie', [...this.#cookies].map((pair) => pair.join('=')).join('; '));
    const response = await this.#send(path, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }

  get(path: string): Promise<Response> {
    return this.request(path);
  }

  post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    if (body === undefined) return this.request(path, { method: 'POST', headers });
    return this.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  delete(path: string): Promise<Response> {
    return this.request(path, { method: 'DELETE' });
  }

  /** Status and JSON of an answer, for comparing them at once. */
  static async read(answer: Response | Promise<Response>): Promise<{ status: number; body: unknown }> {
    const response = await answer;
    return { status: response.status, body: await response.json() };
  }
}
