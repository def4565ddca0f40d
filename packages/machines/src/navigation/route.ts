/** The pages with a fixed address. */
const pages = [
  { page: 'home', path: '/app/' },
  { page: 'account', path: '/app/account/' },
  { page: 'history', path: '/app/history/' },
  { page: 'favourites', path: '/app/favourites/' },
  { page: 'trash', path: '/app/trash/' },
  { page: 'shortcuts', path: '/app/shortcuts/' },
  { page: 'changelog', path: '/app/changelog/' },
  { page: 'prices', path: '/app/prices/' },
] as const;

export type PageName = (typeof pages)[number]['page'];

/** A place in the app (SPEC §2). */
export type Route = { readonly page: PageName } | { readonly page: 'document'; readonly id: string };

const documentPath = /^\/app\/document\/([^/]+)\/?$/;

/** Parses a path, with or without query and fragment; an unknown one leads home. */
export function parseRoute(path: string): Route {
  const place = withoutQuery(path);
  const id = decoded(documentPath.exec(place)?.[1]);
  if (id !== null) return { page: 'document', id };
  return { page: pages.find(({ path }) => path === withSlash(place))?.page ?? 'home' };
}

/** The path of a route, as shown in the address bar. */
export function formatRoute(route: Route): string {
  if (route.page === 'document') return `/app/document/${encodeURIComponent(route.id)}`;
  return pages.find(({ page }) => page === route.page)?.path ?? '/app/';
}

/** Whether the address bar needs no correction. */
export function isCanonical(path: string): boolean {
  return withoutQuery(path) === formatRoute(parseRoute(path));
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
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
