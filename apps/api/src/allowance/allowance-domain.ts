import { routes } from '@octavo/contract';
import type { Domain } from '../domain.ts';
import type { Allowance } from './allowance.ts';

/** The daily allowance of AI words. */
export const allowanceDomain = ({ allowance }: { readonly allowance: Allowance }): Domain => ({
  routes(app) {
    app.openapi(routes.remainingWords, async (context) => {
      const { id, pro } = context.get('account');
      return context.json({ limit: await allowance.remaining(id, pro) }, 200);
    });
  },
  sweep: () => allowance.sweep(),
  close: () => allowance.close(),
});
