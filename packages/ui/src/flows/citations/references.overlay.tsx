import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';
import { ReferenceForm } from './reference-form.tsx';

/** The form for a reference of the open document. */
export default function ReferenceDialog() {
  const references = useFlow('references');
  const open = useSelector(references, (state) => state.hasTag('visible'));
  const isBusy = useSelector(references, (state) => state.hasTag('busy'));
  const { draft, edited, problem, isUnknown } = useSelector(references, ({ context }) => context);
  return (
    <ReferenceForm
      open={open}
      isListed={edited !== null}
      draft={draft}
      lookUp={isBusy ? 'busy' : isUnknown ? 'unknown' : 'idle'}
      problem={problem}
      onChange={(change) => references.send({ type: 'form.change', change })}
      onLookUp={() => references.send({ type: 'lookUp' })}
      onSubmit={() => references.send({ type: 'submit' })}
      onClose={() => references.send({ type: 'dismiss' })}
    />
  );
}
