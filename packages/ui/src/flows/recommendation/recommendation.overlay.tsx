import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';
import { SharePanel } from '../share/index.ts';

/** The share-the-product panel (SPEC §2). */
export default function RecommendationDialog() {
  const recommendation = useFlow('recommendation');
  const { message, link, canShare } = useSelector(recommendation, ({ context }) => context);
  const isOpen = useSelector(recommendation, (state) => state.hasTag('visible'));
  const isFailed = useSelector(recommendation, (state) => state.hasTag('failed'));
  return (
    <SharePanel
      open={isOpen}
      message={message}
      link={link}
      isFailed={isFailed}
      onShare={canShare ? () => recommendation.send({ type: 'share' }) : undefined}
      onRetry={() => recommendation.send({ type: 'retry' })}
      onClose={() => recommendation.send({ type: 'dismiss' })}
    />
  );
}
