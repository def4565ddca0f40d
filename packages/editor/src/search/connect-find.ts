import type { FindCommand, FindReport } from '@octavo/machines/find';
import type { Editor } from '@tiptap/core';
import { type Command, TextSelection } from '@tiptap/pm/state';
import { fromCallback } from 'xstate';
import { createBurst } from '../view/burst.ts';
import { onEditorView } from '../view/on-editor-view.ts';
import { scrollIntoReading } from '../view/scroll-into-reading.ts';
import { matchesOf, moveToMatch, replaceAllMatches, replaceMatch } from './search-commands.ts';
import { searchFor, searchQueryOf, shownMatchOf } from './search-plugin.ts';
import { isSameMatch, isSameQuery } from './find-matches.ts';

/** Below the top bar and the find bar. */
const room = { top: 224, bottom: [0.9, 0.9] } as const;

/** The selection as a search term: a few words of one paragraph, or empty. */
export function selectedTerm({ state }: Editor): string {
  const { from, to, $from, $to } = state.selection;
  const text = $from.sameParent($to) ? state.doc.textBetween(from, to, '\n', '\n') : '';
  return text.length <= 100 && !text.includes('\n') ? text.trim() : '';
}

/** The actor that connects an editor to the find machine: `findMachine.provide({ actors })`. */
export function connectFind(editor: Editor) {
  const run = (command: Command) => command(editor.state, (tr) => editor.view.dispatch(tr), editor.view);

  function scroll() {
    const shown = shownMatchOf(editor.state);
    // The list of notes scrolls to matches in footnotes itself.
    if (shown && shown.note === undefined) scrollIntoReading(editor.view, shown, room);
  }

  function perform(command: FindCommand): FindReport {
    switch (command.type) {
      case 'search':
        // The first match after the caret is shown at once.
        if (!isSameQuery(command, searchQueryOf(editor.state))) run(searchFor(command));
        if (shownMatchOf(editor.state) === null) run(moveToMatch(1));
        scroll();
        return { type: 'found', ...foundIn(editor) };
      case 'move':
        run(moveToMatch(command.by));
        scroll();
        return { type: 'found', ...foundIn(editor) };
      case 'replace': {
        const isShown = shownMatchOf(editor.state) !== null;
        run(replaceMatch(command.replacement));
        scroll();
        return { type: 'found', ...foundIn(editor), ...(isShown && { replaced: 1 }) };
      }
      case 'replaceAll': {
        const replaced = matchesOf(editor.state).length;
        run(replaceAllMatches(command.replacement));
        return { type: 'found', ...foundIn(editor), replaced };
      }
      case 'leave':
        leave(editor);
        return { type: 'found', count: 0, at: 0 };
      default:
        return command satisfies never;
    }
  }

  return {
    search: fromCallback<FindCommand, void, FindReport>(({ receive, sendBack }) => {
      receive((command) => sendBack(perform(command)));
      const counts = createBurst(() => sendBack({ type: 'found', ...foundIn(editor) }));
      const unwatch = onEditorView(editor, (state, before) => {
        if (state.doc !== before.doc && searchQueryOf(state).term !== '') counts.note();
      });
      return () => {
        unwatch();
        counts.stop();
      };
    }),
  };
}

function foundIn({ state }: Editor) {
  const matches = matchesOf(state);
  const shown = shownMatchOf(state);
  const at = shown === null ? 0 : matches.findIndex((match) => isSameMatch(match, shown)) + 1;
  return { count: matches.length, at };
}

/** Removes the highlights and places the caret after the last current match. */
function leave(editor: Editor): void {
  const { state, view } = editor;
  const shown = shownMatchOf(state);
  searchFor({ term: '', matchCase: false, wholeWords: false })(state, (tr) =>
    view.dispatch(shown ? tr.setSelection(TextSelection.create(tr.doc, shown.to)) : tr),
  );
  view.focus();
}
