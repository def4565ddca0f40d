import type { DocumentEditorHandle } from '@octavo/editor';
import { fn } from 'storybook/test';

/** To be passed to the editor of a story. */
export const onReady = fn<(handle: DocumentEditorHandle) => void>();

/** The editor of the story being played. @throws before it is ready */
export function handleOf(): DocumentEditorHandle {
  const [handle] = onReady.mock.lastCall ?? [];
  if (!handle) throw new Error('the editor is not ready');
  return handle;
}
