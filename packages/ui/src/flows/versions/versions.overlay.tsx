import { comparedTexts } from '@octavo/machines/versions';
import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';
import { VersionsDialog, type VersionsDialogProps } from './versions-dialog.tsx';

/** The versions of the open document. */
export default function Versions() {
  const flow = useFlow('versions');
  const isOpen = useSelector(flow, (state) => state.hasTag('visible'));
  const status = useSelector(flow, (state): VersionsDialogProps['status'] => {
    if (state.matches('loading')) return 'loading';
    if (state.matches('failed')) return 'failed';
    if (state.matches('naming')) return 'naming';
    return state.matches('restoring') ? 'restoring' : 'ready';
  });
  const context = useSelector(flow, (state) => state.context);
  const { versions, chosen, comparedWith, problem, failure } = context;
  return (
    <VersionsDialog
      open={isOpen}
      {...{ status, versions, chosen, comparedWith, problem }}
      texts={comparedTexts(context)}
      reason={failure === null || failure.code === 'unknown' ? undefined : failure.message}
      onChoose={(id) => flow.send({ type: 'choose', id })}
      onCompare={(next) => flow.send({ type: 'compare', comparedWith: next })}
      onName={(name) => flow.send({ type: 'name', name })}
      onRestore={() => flow.send({ type: 'restore' })}
      onRetry={() => flow.send({ type: 'retry' })}
      onClose={() => flow.send({ type: 'dismiss' })}
    />
  );
}
