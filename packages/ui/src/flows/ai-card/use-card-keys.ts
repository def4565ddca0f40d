import type { AiCardActor } from '@octavo/machines/ai-card';
import type { KeyboardEvent } from 'react';

/** Esc cancels, Ctrl Enter accepts, and outside a field 1, 2 and 3 choose a version. */
export function useCardKeys(actor: AiCardActor): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    const handled = send(actor, event);
    if (!handled) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

function send(actor: AiCardActor, event: KeyboardEvent<HTMLElement>): boolean {
  if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return false;
  if (event.key === 'Escape') {
    actor.send({ type: 'cancel' });
    return true;
  }
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    actor.send({ type: 'accept' });
    return true;
  }
  const index = (['1', '2', '3'] as const).findIndex((key) => key === event.key);
  if (index === -1 || event.altKey || event.ctrlKey || event.metaKey || isWriting(event.target)) return false;
  if (index === 0 || index === 1 || index === 2) actor.send({ type: 'version.choose', index });
  return true;
}

function isWriting(target: EventTarget): boolean {
  return (
    (target instanceof HTMLInputElement && target.type !== 'radio') || target instanceof HTMLTextAreaElement
  );
}
