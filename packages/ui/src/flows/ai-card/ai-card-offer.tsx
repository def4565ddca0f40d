import { type AiCardActor, isNoFailure } from '@octavo/machines/ai-card';
import { useSelector } from '@xstate/react';
import { useFlowIf } from '../flow-context/index.ts';
import { lazyPart } from '../lazy-part/index.ts';

const Offer = lazyPart(() => import('./ai-card-browser-model.tsx'), { texts: ['browser-model'] });

export interface AiCardOfferProps {
  readonly actor: AiCardActor;
  /** The offer was put off, and its buttons are gone. */
  readonly onDecline: () => void;
}

/** The browser's own model, offered where fixed rules wrote or could not. */
export function AiCardOffer({ actor, onDecline }: AiCardOfferProps) {
  const flow = useFlowIf('browser-model');
  const isPossible = useSelector(flow ?? undefined, (state) => state?.hasTag('visible') ?? false);
  const isByRules = useSelector(
    actor,
    (state) =>
      state.hasTag('results') &&
      state.context.writer !== 'browser' &&
      (state.context.engine === 'built-in' ||
        state.context.engine === 'stand-in' ||
        isNoFailure(state.context.versions[0])),
  );
  return isPossible && isByRules ? <Offer actor={actor} onDecline={onDecline} /> : null;
}
