import { once } from 'node:events';

/** Sets cookies for an address in a browser that listens on this port. */
export async function setCookies(
  port: number,
  url: string,
  cookies: Readonly<Record<string, string>>,
): Promise<void> {
  const version: { readonly webSocketDebuggerUrl: string } = await (
    await fetch(`http://127.0.0.1:${port}/json/version`)
  ).json();
  const socket = new WebSocket(version.webSocketDebuggerUrl);
  await once(socket, 'open');
  const answered = once(socket, 'message');
  const values = Object.entries(cookies).map(([name, value]) => ({ name, value, url }));
  socket.send(JSON.stringify({ id: 1, method: 'Storage.setCookies', params: { cookies: values } }));
  const [answer] = await answered;
  socket.close();
  const { error }: { readonly error?: { readonly message: string } } = JSON.parse(String(answer.data));
  if (error) throw new Error(`The browser takes no cookies: ${error.message}`);
}
