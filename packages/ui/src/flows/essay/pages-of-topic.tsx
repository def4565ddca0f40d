import type { EssayWay } from '@octavo/machines/essay';
import { useSelector } from '@xstate/react';
import { EngineNotice } from '../wizard/index.ts';
import { EssayBegin } from './essay-begin.tsx';
import { EssayHome } from './essay-home.tsx';
import { EssayTopic } from './essay-topic.tsx';
import { useDraft } from './use-draft.ts';
import { useShell } from './use-shell.ts';

export function HomePage() {
  const { essay, draft, change, onContinue } = useDraft();
  const engine = useSelector(essay, ({ context }) => context.engine);
  return (
    <EssayHome
      {...useShell('home')}
      notice={<EngineNotice of="essay" engine={engine} />}
      start={draft.start}
      onStartChange={(start) => change({ start })}
      onContinue={onContinue}
    />
  );
}

export function BeginPage() {
  const { draft, change, onContinue } = useDraft();
  return (
    <EssayBegin
      {...useShell('begin')}
      way={draft.way}
      onWayChange={(way) => change({ way })}
      onContinue={onContinue}
    />
  );
}

export const DirectTopicPage = () => <TopicPage way="generate-essay_generate" />;
export const ThesisTopicPage = () => <TopicPage way="generate-thesis-statement" />;

function TopicPage({ way }: { readonly way: EssayWay }) {
  const { draft, isMissing, isFinding, change, onContinue } = useDraft();
  return (
    <EssayTopic
      {...useShell('topic')}
      way={way}
      topic={draft.topic}
      onTopicChange={(topic) => change({ topic })}
      isMissing={isMissing}
      isBusy={isFinding}
      onContinue={onContinue}
    />
  );
}
