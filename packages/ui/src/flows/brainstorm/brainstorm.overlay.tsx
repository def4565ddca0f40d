import type { BrainstormAction } from '@octavo/contract/essay-options';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { WizardFrame } from '../../components/wizard/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { EngineNotice, WizardAlert, WizardLoading, type WizardShell } from '../wizard/index.ts';
import { BrainstormHome } from './brainstorm-home.tsx';
import { BrainstormTopic } from './brainstorm-topic.tsx';

/** The pages of the modal by their names in SPEC §4. */
const pages = {
  home: HomePage,
  'quick-brainstorm': () => <TopicPage action="quick-brainstorm" />,
  'detailed-plan': () => <TopicPage action="detailed-plan" />,
  loading: LoadingPage,
  alert: AlertPage,
} as const;

const names = Object.keys(pages) as readonly (keyof typeof pages)[];

/** The brainstorm modal (SPEC §4). */
export default function Brainstorm() {
  const brainstorm = useFlow('brainstorm');
  const name = useSelector(brainstorm, (state) => names.find((page) => state.matches({ page })));
  if (name === undefined) return null;
  const Page = pages[name];
  return (
    <WizardFrame open onClose={() => brainstorm.send({ type: 'dismiss' })}>
      <Page />
    </WizardFrame>
  );
}

/** The pages before the brainstorm. */
const steps = ['home', 'topic'] as const;

/** What every page has; `step` is null once there is nothing left to answer. */
function useShell(step: (typeof steps)[number] | null): WizardShell {
  const brainstorm = useFlow('brainstorm');
  const topic = useSelector(brainstorm, ({ context }) => context.topic.trim());
  return {
    open: true,
    onClose: () => brainstorm.send({ type: 'dismiss' }),
    onBack: step === 'home' ? undefined : () => brainstorm.send({ type: 'back' }),
    step: step === null ? null : { at: steps.indexOf(step) + 1, of: steps.length },
    soFar: step === null ? { text: topic } : null,
  };
}

function HomePage() {
  const brainstorm = useFlow('brainstorm');
  const action = useSelector(brainstorm, ({ context }) => context.action);
  const engine = useSelector(brainstorm, ({ context }) => context.engine);
  return (
    <BrainstormHome
      {...useShell('home')}
      notice={<EngineNotice of="brainstorm" engine={engine} />}
      action={action}
      onActionChange={(next) => brainstorm.send({ type: 'order.change', change: { action: next } })}
      onContinue={() => brainstorm.send({ type: 'continue' })}
    />
  );
}

function TopicPage({ action }: { readonly action: BrainstormAction }) {
  const brainstorm = useFlow('brainstorm');
  const topic = useSelector(brainstorm, ({ context }) => context.topic);
  const isMissing = useSelector(brainstorm, ({ context }) => context.isMissing);
  return (
    <BrainstormTopic
      {...useShell('topic')}
      action={action}
      topic={topic}
      onTopicChange={(next) => brainstorm.send({ type: 'order.change', change: { topic: next } })}
      isMissing={isMissing}
      onContinue={() => brainstorm.send({ type: 'continue' })}
    />
  );
}

function LoadingPage() {
  const brainstorm = useFlow('brainstorm');
  const { t } = useTranslation('brainstorm');
  const round = useSelector(brainstorm, ({ context }) => context.round);
  return <WizardLoading {...useShell(null)} name={t('name')} set={round - 1} />;
}

function AlertPage() {
  const brainstorm = useFlow('brainstorm');
  const { t } = useTranslation('brainstorm');
  const alert = useSelector(brainstorm, ({ context }) => context.alert);
  return (
    <WizardAlert
      {...useShell(null)}
      name={t('name')}
      message={alert?.message ?? ''}
      onRetry={() => brainstorm.send({ type: 'retry' })}
      onUpgrade={alert?.code === 'limit_reached' ? () => brainstorm.send({ type: 'upgrade' }) : undefined}
    />
  );
}
