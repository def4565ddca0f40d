import { allowanceOf } from '@octavo/machines/account';
import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';

/** AI words left today; null while unknown, and where nothing is counted. */
export function useWordsLeft(): number | null {
  return useSelector(useFlow('account'), ({ context }) => allowanceOf(context)?.left ?? null);
}
