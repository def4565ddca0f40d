import type { AiCardActor } from '@octavo/machines/ai-card';
import { BrowserModelOffer } from '../browser-model/index.ts';

/** Lets the browser's own model write what the card asked for. */
export default function AiCardBrowserModel({ actor }: { readonly actor: AiCardActor }) {
  return <BrowserModelOffer onWrite={() => actor.send({ type: 'retry', writer: 'browser' })} />;
}
