/** A place in the app (SPEC §2). */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'account' }
  | { readonly page: 'document'; readonly id: string };

const accountPath = /^\/app\/account\/?$/;
const documentPath = /^\/app\/document\/([^/]+)\/?$/;

/** Reads a path, with or without query and fragment; whatever is unknown leads home. */
export function parseRoute(path: string): Route {
  if (accountPath.test(withoutQuery(path))) return { page: 'account' };
  const id = decoded(documentPath.exec(withoutQuery(path))?.[1]);
  return id === null ? { page: 'home' } : { page: 'document', id };
}

/** The path of a route, as it stands in the address bar. */
export function formatRoute(route: Route): string {
  switch (route.page) {
    case 'home':
      return '/app/';
    case 'account':
      return '/app/account/';
    case 'document':
      return `/app/document/${encodeURIComponent(route.id)}`;
    default:
      return route satisfies never;
  }
}

/** True where the address bar may stay as it is. */
export function isCanonical(path: string): boolean {
  return withoutQuery(path) === formatRoute(parseRoute(path));
}

function withoutQuery(path: string): string {
  return path.split(/[?#]/, 1)[0] ?? path;
}

function decoded(text: string | undefined): string | null {
  if (text === undefined) return null;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
