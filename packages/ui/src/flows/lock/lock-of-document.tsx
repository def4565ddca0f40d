import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';
import { LockButton } from './lock-button.tsx';

/** Opens the dialog that locks or unlocks the open document (SPEC §4). */
export function LockOfDocument() {
  const lock = useFlow('lock');
  const isLocked = useSelector(useFlow('document'), (state) => state.context.encrypted);
  return <LockButton isLocked={isLocked} onPress={() => lock.send({ type: 'open', isLocked })} />;
}
