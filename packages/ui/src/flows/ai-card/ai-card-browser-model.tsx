import type { AiCardActor } from '@octavo/machines/ai-card';
import { BrowserModelOffer } from '../browser-model/index.ts';

export interface AiCardBrowserModelProps {
  readonly actor: AiCardActor;
  readonly onDecline: () => void;
}

/** Lets the browser's own model write what the card asked for. */
export default function AiCardBrowserModel({ actor, onDecline }: AiCardBrowserModelProps) {
  return (
    <BrowserModelOffer
      onWrite={() => actor.send({ type: 'retry', writer: 'browser' })}
      onDecline={onDecline}
    />
  );
}
