import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

/** The text of the open document as it is here, and as it was saved elsewhere. */
export default function Conflict() {
  const flow = useFlow('conflict');
  const isOpen = useSelector(flow, (state) => state.hasTag('visible'));
  const busy = useSelector(flow, (state) => {
    if (state.matches('keepingMine')) return 'mine' as const;
    return state.matches('keepingTheirs') ? ('theirs' as const) : null;
  });
  const texts = useSelector(flow, ({ context }) => context.texts);
  const failure = useSelector(flow, ({ context }) => context.failure);
  return (
    <ConflictDialog
      open={isOpen}
      common={texts?.common ?? ''}
      mine={texts?.mine ?? null}
      theirs={texts?.theirs ?? null}
      busy={busy}
      hasFailed={failure !== null}
      reason={failure === null || failure.code === 'unknown' ? undefined : failure.message}
      onChoose={(choice) => flow.send({ type: 'choose', choice })}
      onClose={() => flow.send({ type: 'dismiss' })}
    />
  );
}
