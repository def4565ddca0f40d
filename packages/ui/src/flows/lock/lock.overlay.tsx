import type { LockContext } from '@octavo/machines/lock';
import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';
import type { Hint } from './hint-text.tsx';
import { LockDialog } from './lock-dialog.tsx';
import { UnlockDialog } from './unlock-dialog.tsx';

/** Locks or unlocks the open document. */
export default function Lock() {
  const lock = useFlow('lock');
  const isLocking = useSelector(lock, (state) => state.hasTag('lock'));
  const isUnlocking = useSelector(lock, (state) => state.hasTag('unlock'));
  return (
    <>
      <Locking isOpen={isLocking} />
      <Unlocking isOpen={isUnlocking} />
    </>
  );
}

interface PartProps {
  readonly isOpen: boolean;
}

function Locking({ isOpen }: PartProps) {
  const lock = useFlow('lock');
  const { form, problem, failure } = useSelector(lock, (state) => state.context);
  const isBusy = useSelector(lock, (state) => state.hasTag('busy'));
  return (
    <LockDialog
      {...form}
      open={isOpen}
      busy={isBusy}
      problem={problem === 'wrong' ? null : problem}
      reason={sentenceOf(failure)}
      onChange={(change) => lock.send({ type: 'form.change', change })}
      onSubmit={() => lock.send({ type: 'submit' })}
      onClose={() => lock.send({ type: 'dismiss' })}
    />
  );
}

function Unlocking({ isOpen }: PartProps) {
  const lock = useFlow('lock');
  const { form, problem, failure, hint } = useSelector(lock, (state) => state.context);
  const isBusy = useSelector(lock, (state) => state.hasTag('busy'));
  const isReading = useSelector(lock, (state) => state.matches({ asking: 'reading' }));
  return (
    <UnlockDialog
      open={isOpen}
      busy={isBusy}
      password={form.password}
      problem={problem === 'different' || problem === 'hintTells' ? null : problem}
      reason={sentenceOf(failure)}
      hint={isReading ? { status: 'loading' } : shown(hint)}
      onPasswordChange={(password) => lock.send({ type: 'form.change', change: { password } })}
      onShowHint={() => lock.send({ type: 'hint.show' })}
      onSubmit={() => lock.send({ type: 'submit' })}
      onClose={() => lock.send({ type: 'dismiss' })}
    />
  );
}

/** A failure before the server was asked has no message. */
const sentenceOf = (failure: LockContext['failure']): string | undefined => failure?.message || undefined;

function shown(hint: LockContext['hint']): Hint {
  if (hint === null) return { status: 'hidden' };
  if ('failure' in hint) return { status: 'failed', reason: hint.failure.message };
  return hint.text === '' ? { status: 'none' } : { status: 'shown', text: hint.text };
}
