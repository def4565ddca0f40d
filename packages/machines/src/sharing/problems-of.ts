import { shareCode } from '@octavo/contract/account-kinds';
import type { SharingContext, SharingProblems } from './sharing.types.ts';

export const noProblems: SharingProblems = { code: null, name: null };

/** Why a draft cannot be sent (SPEC §5; PRODUCT share codes). */
export function problemsOf({ draft, isFree }: SharingContext): SharingProblems {
  return {
    code: codeProblem(draft.code.trim()) ?? (isFree === false ? 'codeTaken' : null),
    name: draft.name.trim() === '' ? 'nameRequired' : null,
  };
}

/** What is wrong with a code before the server is asked. */
export function codeProblem(code: string): 'codeRequired' | 'codeShape' | null {
  if (code === '') return 'codeRequired';
  const { minLength, maxLength, pattern } = shareCode;
  return code.length < minLength || code.length > maxLength || !pattern.test(code) ? 'codeShape' : null;
}
