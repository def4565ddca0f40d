import { isWithheld } from '@octavo/machines/document';
import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';

/** Whether part of the essay is withheld from a reader on the free plan (SPEC §4): then it cannot be edited. */
export function useIsWithheld(): boolean {
  return useSelector(useFlow('document'), ({ context }) => isWithheld(context));
}
