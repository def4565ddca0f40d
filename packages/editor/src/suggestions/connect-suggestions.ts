import type {
  Highlights,
  HighlightsCommand,
  HighlightsReport,
  IgnoreList,
} from '@octavo/machines/suggestions';
import type { Editor } from '@tiptap/core';
import type { Command } from '@tiptap/pm/state';
import { fromCallback, fromPromise } from 'xstate';
import { createBurst } from '../view/burst.ts';
import { onEditorView } from '../view/on-editor-view.ts';
import { createCorrectionCache } from './correction-cache.ts';
import { type Check, createChecker } from './run-check.ts';
import type { KeptIgnored } from './ignored.ts';
import { scrollToSuggestion } from './scroll-to-suggestion.ts';
import { coverageOf, listSuggestions } from './selectors.ts';
import * as commands from './suggestion-commands.ts';
import { suggestionsOf } from './suggestion-key.ts';

/** Where corrections come from, and where a failed apply-all is logged. */
export interface SuggestionSource {
  readonly check: Check;
  readonly warn?: (message: string, error: unknown) => void;
  /** Stores what is ignored in this document for the next time it is opened. */
  readonly ignored?: KeptIgnored;
}

/** The actors that connect an editor to the suggestions machine: `suggestionsMachine.provide({ actors })`. */
export function connectSuggestions(editor: Editor, { check, warn, ignored }: SuggestionSource) {
  const cache = createCorrectionCache();
  const checker = createChecker(editor, check, cache);
  const list = (): Highlights => ({
    items: listSuggestions(editor.state),
    ...coverageOf(editor.state),
  });
  const run = (command: Command) => command(editor.state, (tr) => editor.view.dispatch(tr), editor.view);

  const perform = (request: HighlightsCommand, report: () => void, recheck: () => void) => {
    if (editor.isDestroyed) return;
    switch (request.type) {
      case 'apply':
        if (!editor.isEditable) return;
        run(commands.applySuggestion(request.id, request));
        // Focused by the browser alone, the text would have its caret where it was before.
        if (request.thenWrite === true) editor.view.focus();
        return run(commands.endUndoStep);
      case 'applyAll':
        return editor.isEditable ? applyAll(run, recheck, warn) : undefined;
      case 'ignore':
        return run(commands.ignoreSuggestion(request.id));
      case 'ignoreWord':
        return run(commands.ignoreWords([request.word]));
      case 'ignoreList.change':
        // Cached answers lack what the server filtered out.
        cache.clear();
        checker.expire();
        return run(commands.setIgnoreList(request.words, request.ignoredRules));
      case 'select':
        run(commands.selectSuggestion(request.id));
        return request.id === null ? undefined : scrollToSuggestion(editor.view, request.id);
      case 'clear':
        checker.abandon();
        run(commands.clearSuggestions);
        return run(commands.showSuggestions(false));
      case 'resume':
        return run(commands.showSuggestions(true));
      case 'report':
        return report();
      default:
        return request satisfies never;
    }
  };

  return {
    check: fromPromise<Highlights, void>(async ({ signal }) => {
      await checker.run(signal);
      return list();
    }),
    highlights: fromCallback<HighlightsCommand, IgnoreList, HighlightsReport>(
      ({ input, sendBack, receive }) => {
        const report = () => sendBack({ type: 'highlights.change', ...list() });
        const recheck = () => sendBack({ type: 'document.change' });
        receive((command) => perform(command, report, recheck));
        if (ignored) run(commands.recallIgnored(ignored.read()));
        run(commands.setIgnoreList(input.words, input.ignoredRules));
        // Text written before the machine started is still unchecked, and must be reported as such.
        if (suggestionsOf(editor.state)?.dirty.length) {
          queueMicrotask(() => {
            report();
            recheck();
          });
        }
        const changes = createBurst((age) => sendBack({ type: 'document.change', age }));
        const unwatch = onEditorView(editor, (state, before) => {
          if (state.doc !== before.doc) changes.note();
          const [now, then] = [suggestionsOf(state), suggestionsOf(before)];
          if (!now || now.revision === then?.revision) return;
          if (now.ignored !== then?.ignored) ignored?.write(now.ignored);
          report();
          // Sent even if unchanged: a word withheld for a moment disappeared from the machine's list, and its selection
          // with it.
          sendBack({ type: 'suggestion.select', id: now.selectedId });
        });
        const online = () => sendBack({ type: 'online' });
        addEventListener('online', online);
        return () => {
          unwatch();
          checker.abandon();
          changes.stop();
          removeEventListener('online', online);
        };
      },
    ),
  };
}

function applyAll(
  run: (command: Command) => boolean,
  recheck: () => void,
  warn: SuggestionSource['warn'],
): void {
  try {
    run(commands.applyAllSuggestions);
  } catch (error) {
    warn?.('The suggestions could not all be applied.', error);
    applyPossible(run);
    run(commands.clearSuggestions);
    // Unchecked text would count as correct.
    recheck();
  }
  run(commands.endUndoStep);
}

function applyPossible(run: (command: Command) => boolean): void {
  try {
    run(commands.applyAllPossible);
  } catch {
    // The text accepts no change at all.
  }
}
