import type { ZodError } from 'zod';
import { AppError } from '../errors.ts';
import { isSentence, ruleOf } from './rule-of-issue.ts';

type Checked = { readonly success: true } | { readonly success: false; readonly error: ZodError };

const parts = { json: 'field', form: 'field', query: 'parameter', param: 'parameter' } as const;

/**
 * Turns zod's issues into one sentence: the specification's own if it has one, else one that names the first invalid
 * field and the rule.
 */
export function refuseInvalid(result: Checked & { readonly target: string }): void {
  if (result.success) return;
  throw new AppError('invalid_request', 400, sentenceOf(result.error.issues[0], result.target));
}

function sentenceOf(issue: ZodError['issues'][number] | undefined, target: string): string {
  if (issue === undefined) return 'The request is wrong: is not as expected.';
  if (isSentence(issue)) return issue.message;
  const path = issue.path.join('.');
  if (path === '') return `The request is wrong: ${ruleOf(issue)}.`;
  const kind = Object.entries(parts).find(([part]) => part === target)?.[1] ?? 'field';
  return `The ${kind} "${path.slice(0, 100)}" is wrong: ${ruleOf(issue)}.`;
}
