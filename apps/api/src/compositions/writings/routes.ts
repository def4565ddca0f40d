import { routes } from '@octavo/contract';
import type { Api } from '../../api.ts';
import { notFound } from '../../errors.ts';
import { findWriting } from './find-writing.ts';
import { linesResponse, watchWriting } from './watch-writing.ts';
import type { Writings } from './writings.ts';

/** Finding an essay that is being written, watching it, and stopping it. */
export function registerWritings(app: Api, writings: Writings): void {
  app.openapi(routes.runningEssays, async (context) =>
    context.json({ essays: await writings.running(context.get('account').id) }, 200),
  );

  app.openapi(routes.watchEssay, async (context) => {
    const { signal } = context.req.raw;
    const named = { accountId: context.get('account').id, ...context.req.valid('param') };
    const writing = await findWriting(writings, named, signal);
    if (!writing) throw notFound('essay');
    return linesResponse(watchWriting(writing, signal));
  });

  app.openapi(routes.stopEssay, async (context) => {
    const named = { accountId: context.get('account').id, ...context.req.valid('param') };
    const stopped = await writings.stop(named);
    if (!stopped) throw notFound('essay');
    return context.json(stopped, 200);
  });
}
