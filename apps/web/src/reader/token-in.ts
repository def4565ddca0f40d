/** The token of a link in the path of its page, `/app/r/{token}`; empty where there is none. */
export function tokenIn(path: string): string {
  const [, token = ''] = /^\/app\/r\/([^/]+)/u.exec(path) ?? [];
  try {
    return decodeURIComponent(token);
  } catch {
    return '';
  }
}
