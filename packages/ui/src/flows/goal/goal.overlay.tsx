import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';
import { GoalDialog } from './goal-dialog.tsx';

/** Sets the target number of words of the open document. */
export default function Goal() {
  const flow = useFlow('goal');
  const isOpen = useSelector(flow, (state) => state.matches({ dialog: 'open' }));
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'));
  const { goal, draft, written, asked, failure } = useSelector(flow, (state) => state.context);
  return (
    <GoalDialog
      open={isOpen}
      status={isBusy ? (asked === null ? 'removing' : 'saving') : 'editing'}
      hasGoal={goal !== null}
      words={draft}
      written={written}
      isRefused={failure !== null}
      reason={failure === null || failure.code === 'unknown' ? undefined : failure.message}
      onChange={(next) => flow.send({ type: 'draft.change', words: next })}
      onSave={() => flow.send({ type: 'save' })}
      onRemove={() => flow.send({ type: 'remove' })}
      onClose={() => flow.send({ type: 'dismiss' })}
    />
  );
}
