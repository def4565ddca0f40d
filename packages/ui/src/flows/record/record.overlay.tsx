import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';
import { RecordDialog, type RecordDialogProps } from './record-dialog.tsx';

/** The writing record of the open document. */
export default function WritingRecord() {
  const flow = useFlow('record');
  const isOpen = useSelector(flow, (state) => state.hasTag('visible'));
  const status = useSelector(flow, (state): RecordDialogProps['status'] => {
    if (state.matches('loading')) return 'loading';
    if (state.matches('failed')) return 'failed';
    if (state.matches('handing')) return 'handing';
    if (state.matches('asking')) return 'asking';
    return state.matches('deleting') ? 'deleting' : 'shown';
  });
  const { days, paragraphs, view, problem, failure } = useSelector(flow, (state) => state.context);
  return (
    <RecordDialog
      open={isOpen}
      {...{ status, days, paragraphs, view, problem }}
      reason={failure === null || failure.code === 'unknown' ? undefined : failure.message}
      onView={(next) => flow.send({ type: 'view.change', view: next })}
      onExport={(format) => flow.send({ type: 'export', format })}
      onDelete={() => flow.send({ type: 'delete' })}
      onKeep={() => flow.send({ type: 'keep' })}
      onConfirm={() => flow.send({ type: 'confirm' })}
      onRetry={() => flow.send({ type: 'retry' })}
      onClose={() => flow.send({ type: 'dismiss' })}
    />
  );
}
