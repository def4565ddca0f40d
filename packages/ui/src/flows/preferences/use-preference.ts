import type { Preferences } from '@octavo/machines/preferences';
import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';

/** The current value of a preference. */
export function usePreference<Name extends keyof Preferences>(name: Name): Preferences[Name] {
  return useSelector(useFlow('preferences'), ({ context }) => context.preferences[name]);
}
