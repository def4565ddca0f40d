import { documentExtensions } from '@octavo/document-schema';
import type { HighlightsReport } from '@octavo/machines/suggestions';
import { Editor, Extension } from '@tiptap/core';
import { history, undo } from '@tiptap/pm/history';
import { Transaction } from '@tiptap/pm/state';
import { expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { connectSuggestions } from './connect-suggestions.ts';
import { createCorrectionCache } from './correction-cache.ts';
import { createChecker } from './run-check.ts';
import { listSuggestions } from './selectors.ts';
import { suggestionPlugin } from './suggestion-plugin.ts';
import { corrections } from './testing/suggestion-driver.ts';

it('logs that not all suggestions could be applied, and clears the highlights anyway', async () => {
  const editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: [
      ...documentExtensions,
      Extension.create({ name: 'suggestions', addProseMirrorPlugins: () => [suggestionPlugin()] }),
    ],
    content: '<p>one teh two</p>',
  });
  const check = (text: string) => Promise.resolve(corrections(text));
  await createChecker(editor, check, createCorrectionCache()).run(new AbortController().signal);
  expect(listSuggestions(editor.state)).toHaveLength(1);

  const warn = vi.fn<(message: string, error: unknown) => void>();
  const { highlights } = connectSuggestions(editor, { check, warn });
  const rechecked = vi.fn<() => void>();
  const parent = createActor(
    fromCallback<HighlightsReport>(({ receive }) =>
      receive(({ type }) => (type === 'document.change' ? rechecked() : undefined)),
    ),
  ).start();
  const actor = createActor(highlights, { parent, input: { words: [], ignoredRules: [] } }).start();
  const refusal = new Error('The text is not to be changed.');
  const { dispatch } = editor.view;
  vi.spyOn(editor.view, 'dispatch').mockImplementation((transaction) => {
    if (transaction.docChanged) throw refusal;
    dispatch.call(editor.view, transaction);
  });
  actor.send({ type: 'applyAll' });

  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), refusal);
  expect(listSuggestions(editor.state)).toEqual([]);
  expect(editor.getText()).toBe('one teh two');
  expect(rechecked).toHaveBeenCalled();
  parent.stop();
  editor.destroy();
});

it('regression 355: applying from the list puts the caret after the corrected word, wherever it was', async () => {
  const editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: [
      ...documentExtensions,
      Extension.create({ name: 'suggestions', addProseMirrorPlugins: () => [suggestionPlugin()] }),
    ],
    content: '<p>one teh two</p>',
  });
  const check = (text: string) => Promise.resolve(corrections(text));
  await createChecker(editor, check, createCorrectionCache()).run(new AbortController().signal);
  const button = document.body.appendChild(document.createElement('button'));
  editor.view.focus();
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  button.focus();

  const { highlights } = connectSuggestions(editor, { check });
  const actor = createActor(highlights, { input: { words: [], ignoredRules: [] } }).start();
  actor.send({ type: 'apply', id: listSuggestions(editor.state)[0]?.id ?? '', thenWrite: true });

  expect(document.activeElement).toBe(editor.view.dom);
  const { focusNode, focusOffset } = document.getSelection() ?? {};
  expect(editor.view.posAtDOM(focusNode ?? document, focusOffset ?? 0)).toBe(editor.state.selection.from);
  expect(editor.state.doc.textBetween(1, editor.state.selection.from)).toBe('one the');
  actor.stop();
  button.remove();
  editor.destroy();
});

it('regression 404: all applicable suggestions are one undo step, even if one in the middle is refused', async () => {
  const before = '<p>one teh</p><p>I recieve</p><p>wich alot</p>';
  const editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: [
      ...documentExtensions,
      Extension.create({
        name: 'suggestions',
        addProseMirrorPlugins: () => [suggestionPlugin(), history()],
      }),
    ],
    content: before,
  });
  const check = (text: string) => Promise.resolve(corrections(text));
  await createChecker(editor, check, createCorrectionCache()).run(new AbortController().signal);
  vi.spyOn(Transaction.prototype, 'delete').mockImplementation(function (this: Transaction, from, to) {
    if (this.doc.resolve(from).parent.textContent.startsWith('I ')) throw new RangeError('Not here.');
    return this.replace(from, to);
  });
  const warn = vi.fn<(message: string, error: unknown) => void>();
  const { highlights } = connectSuggestions(editor, { check, warn });
  const actor = createActor(highlights, { input: { words: [], ignoredRules: [] } }).start();
  actor.send({ type: 'applyAll' });
  vi.restoreAllMocks();

  expect(warn).toHaveBeenCalledOnce();
  expect(editor.getHTML()).toBe('<p>one the</p><p>I recieve</p><p>which a lot</p>');
  editor.commands.insertContentAt(1, 'Typed ');
  undo(editor.state, editor.view.dispatch);
  expect(editor.getHTML()).toBe('<p>one the</p><p>I recieve</p><p>which a lot</p>');
  undo(editor.state, editor.view.dispatch);
  expect(editor.getHTML()).toBe(before);
  actor.stop();
  editor.destroy();
});
