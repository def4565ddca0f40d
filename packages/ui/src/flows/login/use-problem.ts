import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useFlow } from '../flow-context/index.ts';

/** What is wrong with what was typed, in words. */
export function useProblem(): string | undefined {
  const { t } = useTranslation('login');
  const problem = useSelector(useFlow('login'), ({ context }) => context.problem);
  return problem === null ? undefined : t(`problems.${problem}`);
}
