import { routes } from '@octavo/contract';
import type { Api } from '../api.ts';
import { changelog } from './changelog.ts';

export function registerSystem(app: Api): void {
  app.openapi(routes.changelog, (context) => context.json([...changelog], 200));
}
