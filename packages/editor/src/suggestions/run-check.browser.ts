import { documentExtensions } from '@octavo/document-schema';
import { Editor, Extension } from '@tiptap/core';
import { afterEach, expect, it } from 'vitest';
import { createCorrectionCache } from './correction-cache.ts';
import { createChecker } from './run-check.ts';
import { coverageOf, listSuggestions } from './selectors.ts';
import { suggestionPlugin } from './suggestion-plugin.ts';
import { corrections } from './testing/suggestion-driver.ts';

const long = 'one teh two. '.repeat(250).trim();
let editor: Editor;

afterEach(() => editor.destroy());

/** An editor with these paragraphs, and a checker that answers on demand. */
function setUp(...paragraphs: readonly string[]) {
  editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: [
      ...documentExtensions,
      Extension.create({ name: 'suggestions', addProseMirrorPlugins: () => [suggestionPlugin()] }),
    ],
    content: {
      type: 'doc',
      content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
    },
  });
  const asked: { readonly text: string; readonly signal: AbortSignal; readonly answer: () => void }[] = [];
  const checker = createChecker(
    editor,
    (text, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        asked.push({ text, signal, answer: () => resolve(corrections(text)) });
      }),
    createCorrectionCache(),
  );
  return { checker, asked };
}

it('uses the answer to the running batch although the writer goes on, and requests only the rest', async () => {
  const { checker, asked } = setUp(long, long.replaceAll('teh', 'wich'));
  const first = new AbortController();
  const stopped = checker.run(first.signal);
  await expect.poll(() => asked.length).toBe(1);
  first.abort();
  editor.commands.insertContentAt(editor.state.doc.content.size - 1, ' And then.');
  const second = checker.run(new AbortController().signal);
  expect(asked).toHaveLength(1);

  asked[0]?.answer();
  await stopped;
  await expect.poll(() => asked.length).toBe(2);
  expect(listSuggestions(editor.state)).toHaveLength(250);
  expect(coverageOf(editor.state)).toEqual({ checked: 1, total: 2 });
  expect(asked[1]?.text).toMatch(/And then\.$/u);
  asked[1]?.answer();
  await second;
  expect(coverageOf(editor.state)).toEqual({ checked: 2, total: 2 });
});

it('does not wait for a request made before other words were known', async () => {
  const { checker, asked } = setUp('one teh two');
  const first = new AbortController();
  const stopped = checker.run(first.signal).catch(() => 'given up');
  await expect.poll(() => asked.length).toBe(1);
  checker.expire();
  first.abort();
  const second = checker.run(new AbortController().signal);
  await expect.poll(() => asked.length).toBe(2);
  expect(await stopped).toBe('given up');
  asked[1]?.answer();
  await second;
  expect(listSuggestions(editor.state)).toHaveLength(1);
});

it('regression 272: text that was not fully checked stays unchecked and is requested again', async () => {
  setUp('one teh two and more of it', 'three wich four');
  let isHurried = true;
  const texts: string[] = [];
  const checker = createChecker(
    editor,
    async (text, _signal, unfinished) => {
      texts.push(text);
      if (isHurried && text.includes('wich')) unfinished({ from: text.indexOf('three'), to: text.length });
      return corrections(text).filter(({ rule }) => !isHurried || rule !== 'rule-wich');
    },
    createCorrectionCache(),
  );
  await expect(checker.run(new AbortController().signal)).rejects.toMatchObject({ code: 'busy' });
  expect(coverageOf(editor.state)).toEqual({ checked: 1, total: 2 });
  expect(listSuggestions(editor.state)).toHaveLength(1);
  isHurried = false;
  await checker.run(new AbortController().signal);
  expect(coverageOf(editor.state)).toEqual({ checked: 2, total: 2 });
  expect(listSuggestions(editor.state)).toHaveLength(2);
  expect(texts).toHaveLength(2);
});

it('cancels requests that nobody waits for', async () => {
  const { checker, asked } = setUp('one teh two');
  const stopped = checker.run(new AbortController().signal).catch(() => 'given up');
  await expect.poll(() => asked.length).toBe(1);
  checker.abandon();
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(await stopped).toBe('given up');
  expect(coverageOf(editor.state)).toEqual({ checked: 0, total: 1 });
});

it('draws no answer while keys are being pressed', async () => {
  const { checker, asked } = setUp('one teh two');
  const checked = checker.run(new AbortController().signal);
  await expect.poll(() => asked.length).toBe(1);
  editor.view.dispatch(editor.state.tr.insertText('A', 1));
  asked[0]?.answer();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(listSuggestions(editor.state)).toHaveLength(0);
  await expect.poll(() => listSuggestions(editor.state).length).toBe(1);
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.answer();
  await checked;
});
