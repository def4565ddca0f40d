import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';
import { ImportedReferences } from './imported-references.tsx';
import { ReferenceImportForm } from './reference-import-form.tsx';

/** Brings references in, and tells what became of them. */
export default function ReferenceImportDialog() {
  const flow = useFlow('reference-import');
  const isOpen = useSelector(flow, (state) => state.hasTag('visible'));
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'));
  const isReported = useSelector(flow, (state) => state.matches('reported'));
  const { text, problem, imported } = useSelector(flow, ({ context }) => context);
  const close = () => flow.send({ type: 'dismiss' });
  return isReported && imported !== null ? (
    <ImportedReferences
      open={isOpen}
      references={imported.references}
      skipped={imported.skipped}
      onMore={() => flow.send({ type: 'again' })}
      onClose={close}
    />
  ) : (
    <ReferenceImportForm
      open={isOpen}
      text={text}
      busy={isBusy}
      problem={problem}
      onTextChange={(typed) => flow.send({ type: 'text.change', text: typed })}
      onFile={(file) => flow.send({ type: 'file.choose', file })}
      onSubmit={() => flow.send({ type: 'submit' })}
      onStop={() => flow.send({ type: 'stop' })}
      onClose={close}
    />
  );
}
