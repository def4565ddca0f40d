import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useFlow } from '../flow-context/index.ts';

/** The message for an invalid input. */
export function useProblem(): string | undefined {
  const { t } = useTranslation('login');
  const problem = useSelector(useFlow('login'), ({ context }) => context.problem);
  return problem === null ? undefined : t(`problems.${problem}`);
}
