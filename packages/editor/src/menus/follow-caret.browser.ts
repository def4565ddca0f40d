import { documentExtensions } from '@octavo/document-schema';
import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMenuSignals } from '../editor/menu-signals.ts';
import { followCaret, nodeMenuPause } from './follow-caret.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

it('regression 399: a menu just entered by keyboard stays open when the pause after the last key ends', () => {
  const editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: documentExtensions,
    content: '<p>High tide</p>',
  });
  const layer = document.body.appendChild(document.createElement('div'));
  const button = layer.appendChild(document.createElement('button'));
  layer.hidden = true;
  const menus = createMenuSignals();
  const stop = followCaret({ editor, menus }, layer, 'block');
  editor.view.focus();
  editor.commands.setTextSelection(4);

  expect(menus.send('focus')).toBe(true);
  expect(document.activeElement).toBe(button);
  vi.advanceTimersByTime(2 * nodeMenuPause);
  expect(layer.hidden).toBe(false);
  expect(document.activeElement).toBe(button);

  stop();
  editor.destroy();
});
