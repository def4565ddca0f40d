import { isPro } from '@octavo/machines/account';
import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';
import { lazyPart } from '../lazy-part/index.ts';
import type { PlagiarismPanelProps } from './plagiarism-panel.tsx';

const PlagiarismPanel = lazyPart<PlagiarismPanelProps>(
  async () => ({ default: (await import('./plagiarism-panel.tsx')).PlagiarismPanel }),
  { texts: ['plagiarism'] },
);

/** The check of the open document. */
export function PlagiarismTab() {
  const plagiarism = useFlow('plagiarism');
  const account = useFlow('account');
  const hasPro = useSelector(account, ({ context }) => isPro(context));
  const { services, checked } = useSelector(plagiarism, ({ context }) => context);
  const status = useSelector(plagiarism, (state) =>
    state.hasTag('busy') ? 'scanning' : state.hasTag('clean') ? 'clean' : 'idle',
  );
  return (
    <PlagiarismPanel
      status={status}
      sent={{
        services: services?.plagiarism ?? [],
        sentences: status === 'clean' ? (checked?.sent ?? null) : null,
      }}
      offersPro={!hasPro && services?.searchesWeb === true}
      onCheck={() => plagiarism.send({ type: 'check' })}
      onStop={() => plagiarism.send({ type: 'stop' })}
      onUpgrade={() => plagiarism.send({ type: 'upgrade' })}
    />
  );
}
