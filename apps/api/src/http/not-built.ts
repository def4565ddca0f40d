import { type EndpointName, endpoints } from '@octavo/contract/endpoints';
import { routes } from '@octavo/contract';
import type { Api } from '../api.ts';
import { AppError } from '../errors.ts';

const pattern = (path: string): string => path.replaceAll(/\{(.+?)\}/g, ':$1');

/**
 * Answers 501 for every call of the contract that no domain has registered, and describes it all the same.
 * Register it last. Gives the names of those calls.
 */
export function registerNotBuilt(app: Api): EndpointName[] {
  const built = new Set(app.routes.map(({ method, path }) => `${method} ${path}`));
  const missing = Object.entries(endpoints).filter(
    ([, { method, path }]) => !built.has(`${method} ${pattern(path)}`),
  );
  for (const [, { method, path }] of missing) {
    app.on(method, pattern(path), () => {
      throw new AppError('not_built', 501, 'This is described but not built yet.');
    });
  }
  const paths = new Set<string>(missing.map(([, { method, path }]) => `${method} ${path}`));
  for (const route of Object.values(routes)) {
    if (paths.has(`${route.method.toUpperCase()} ${route.path}`)) app.openAPIRegistry.registerPath(route);
  }
  return missing.map(([name]) => name as EndpointName);
}
