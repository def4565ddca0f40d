import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';
import { ImportReport } from './import-report.tsx';

/** Shows the result of importing the chosen files. */
export default function Import() {
  const flow = useFlow('import');
  const isOpen = useSelector(flow, (state) => state.hasTag('visible'));
  const files = useSelector(flow, ({ context }) => context.files);
  return (
    <ImportReport
      open={isOpen}
      files={files}
      onOpen={(id) => flow.send({ type: 'document.open', id })}
      onStop={() => flow.send({ type: 'stop' })}
      onMore={(more) => flow.send({ type: 'add', files: more })}
      onClose={() => flow.send({ type: 'dismiss' })}
    />
  );
}
