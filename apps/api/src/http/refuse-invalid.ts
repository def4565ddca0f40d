import type { ZodError } from 'zod';
import { AppError } from '../errors.ts';

type Checked = { readonly success: true } | { readonly success: false; readonly error: ZodError };

const parts = { json: 'field', form: 'field', query: 'parameter', param: 'parameter' } as const;

/** Turns what zod finds into one sentence that names the first field that is wrong. */
export function refuseInvalid(result: Checked & { readonly target: string }): void {
  if (result.success) return;
  const [issue] = result.error.issues;
  const path = issue?.path.join('.') ?? '';
  const reason = (issue?.message ?? 'is not as expected').replace(/\.$/, '');
  const kind = Object.entries(parts).find(([target]) => target === result.target)?.[1] ?? 'field';
  const sentence =
    path === ''
      ? `The request is wrong: ${reason}.`
      : `The ${kind} "${path.slice(0, 100)}" is wrong: ${reason}.`;
  throw new AppError('invalid_request', 400, sentence);
}
