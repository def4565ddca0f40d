import { routes } from '@octavo/contract';
import type { Api } from '../api.ts';
import type { Limit, Limits } from '../limits/limits.ts';
import type { WritingRecords } from './writing-records.ts';

/** A window reports at most twice a minute. */
const toldRecords: Limit = {
  name: 'told writing records',
  most: 2000,
  window: 60 * 60 * 1000,
  refusal: 'The writing record was told too often just now.',
};

export function registerRecords(app: Api, records: WritingRecords, limits: Limits): void {
  app.openapi(routes.writingRecord, async (context) => {
    const { documentId: id } = context.req.valid('param');
    return context.json(await records.read({ id, accountId: context.get('account').id }), 200);
  });

  app.openapi(routes.addToWritingRecord, async (context) => {
    const { documentId: id } = context.req.valid('param');
    const accountId = context.get('account').id;
    await limits.take(toldRecords, accountId);
    const epoch = await records.add({ id, accountId }, context.req.valid('json'));
    return context.json({ epoch }, 200);
  });

  app.openapi(routes.deleteWritingRecord, async (context) => {
    const { documentId: id } = context.req.valid('param');
    await records.remove({ id, accountId: context.get('account').id });
    return context.json({ ok: true } as const, 200);
  });
}
