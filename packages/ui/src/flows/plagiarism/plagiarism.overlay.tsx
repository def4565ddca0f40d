import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';
import { PlagiarismFailed } from './plagiarism-failed.tsx';
import { PlagiarismResults } from './plagiarism-results.tsx';

/** The results of a check, or why it failed. */
export default function PlagiarismDialog() {
  const plagiarism = useFlow('plagiarism');
  const isOpen = useSelector(plagiarism, (state) => state.hasTag('visible'));
  const hasFailed = useSelector(plagiarism, (state) => state.hasTag('failed'));
  const { services, checked, problem } = useSelector(plagiarism, ({ context }) => context);
  const close = () => plagiarism.send({ type: 'dismiss' });
  return hasFailed || problem !== null ? (
    <PlagiarismFailed
      open={isOpen}
      problem={problem ?? { kind: 'unknown' }}
      onRetry={() => plagiarism.send({ type: 'check' })}
      onClose={close}
    />
  ) : (
    <PlagiarismResults
      open={isOpen}
      matches={checked?.results ?? []}
      sent={{ services: services?.plagiarism ?? [], sentences: checked?.sent ?? 0 }}
      onShow={(link) => plagiarism.send({ type: 'show', link })}
      onCite={(link) => plagiarism.send({ type: 'cite', link })}
      onClose={close}
    />
  );
}
