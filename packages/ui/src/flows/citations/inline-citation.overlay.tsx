import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';
import { InlineCitationForm } from './inline-citation-form.tsx';

/** The card of the citation that was pressed. */
export default function InlineCitationDialog() {
  const flow = useFlow('inline-citation');
  const isOpen = useSelector(flow, (state) => state.hasTag('visible'));
  const { works, narrative, references } = useSelector(flow, ({ context }) => context);
  return (
    <InlineCitationForm
      open={isOpen}
      works={works}
      narrative={narrative}
      references={references}
      onWorkChange={(index, change) => flow.send({ type: 'work.change', index, change })}
      onWorkRemove={(index) => flow.send({ type: 'work.remove', index })}
      onNarrativeChange={(next) => flow.send({ type: 'narrative.change', narrative: next })}
      onReference={(id) => flow.send({ type: 'reference.open', id })}
      onSubmit={() => flow.send({ type: 'submit' })}
      onRemove={() => flow.send({ type: 'remove' })}
      onClose={() => flow.send({ type: 'dismiss' })}
    />
  );
}
