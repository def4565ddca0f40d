import type { Api } from '../api.ts';
import { AppError } from '../errors.ts';

const all = 'ALL';

/** Answers requests that match no route: 405 if the path exists for another method, else 404. */
export function answerUnknown(app: Api): void {
  app.notFound((context) => {
    const { method, path } = context.req;
    const others = new Set(app.routes.map((route) => route.method)).difference(new Set([method, all]));
    const allowed = [...others].filter((other) =>
      app.router.match(other, path)[0].some(([[, route]]) => route.method !== all),
    );
    if (allowed.length === 0 || method === 'HEAD') {
      throw new AppError('not_found', 404, 'There is nothing at this address.');
    }
    const allow = allowed.toSorted().join(', ');
    throw new AppError('method_not_allowed', 405, `This address takes ${allow} only.`, {
      headers: { allow },
    });
  });
}
