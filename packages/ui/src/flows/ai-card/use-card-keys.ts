import type { AiCardActor } from '@octavo/machines/ai-card';
import type { RefObject } from 'react';
import { useKeyDown } from '../keyboard/use-key-down.ts';

/** Escape cancels, Ctrl+Enter accepts, and outside a field 1, 2 and 3 select a version. */
export function useCardKeys(card: RefObject<HTMLElement | null>, actor: AiCardActor): void {
  useKeyDown(card, (event) => {
    if (!send(actor, event)) return;
    event.preventDefault();
    event.stopPropagation();
  });
}

function send(actor: AiCardActor, event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key === 'Escape') {
    actor.send({ type: 'cancel' });
    return true;
  }
  if (key === 'Enter' && (ctrlKey || metaKey)) {
    actor.send({ type: 'accept' });
    return true;
  }
  const index = versionOf(key);
  if (index === null || altKey || ctrlKey || metaKey || isWriting(event.target)) return false;
  actor.send({ type: 'version.choose', index });
  return true;
}

function versionOf(key: string): 0 | 1 | 2 | null {
  switch (key) {
    case '1':
      return 0;
    case '2':
      return 1;
    case '3':
      return 2;
    default:
      return null;
  }
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type !== 'radio';
}
