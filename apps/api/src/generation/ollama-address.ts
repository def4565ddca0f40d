/** Where Ollama listens by default. */
export const ollamaUrl = 'http://127.0.0.1:11434';

/**
 * Reads `OLLAMA_HOST` as Ollama's own client does: a host, with or without scheme and port. Undefined if it is neither.
 * https://docs.ollama.com/faq#how-can-i-expose-ollama-on-my-network
 */
export function ollamaAddress(host: string): string | undefined {
  const address = /^https?:\/\//iu.test(host) ? host : `http://${host}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  // Where it listens on all addresses, it is reached at this machine's own.
  const name = url.hostname === '0.0.0.0' || url.hostname === '[::]' ? '127.0.0.1' : url.hostname;
  const hasPort = /^(?:https?:\/\/)?[^/]*:\d+(?:\/|$)/iu.test(host);
  const port = hasPort ? url.port : url.protocol === 'https:' || /^http:/iu.test(host) ? url.port : '11434';
  return `${url.protocol}//${name}${port === '' ? '' : `:${port}`}${url.pathname.replace(/\/+$/u, '')}`;
}
