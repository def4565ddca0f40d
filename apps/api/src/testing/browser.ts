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

  /** Adds a cookie, as if it had been set before. */
  with(name: string, value: string): this {
    this.#cookies.set(name, value);
    return this;
  }

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const cookies = [...this.#cookies].map((pair) => pair.join('='));
    if (cookies.length > 0) headers.set('cookie', cookies.join('; '));
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
}
