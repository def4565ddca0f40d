import type { Editor } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { listSuggestions } from '../suggestions/selectors.ts';
import { suggestionsOf } from '../suggestions/suggestion-key.ts';
import { onEditorView } from '../view/on-editor-view.ts';
import { createPause } from '../view/pause.ts';

/** Where the lines of a suggestion start and end, in pixels from the top of the sheet. */
export interface SuggestionPlace {
  readonly top: number;
  readonly bottom: number;
}

/** The positions of all suggestions as an external store. */
export interface SuggestionLayout {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => ReadonlyMap<string, SuggestionPlace>;
}

/** What is measured. */
export interface LayoutSource {
  readonly list: (
    state: EditorState,
  ) => readonly { readonly id: string; readonly from: number; readonly to: number }[];
  /** Changes when something comes or goes, not when it only moves. */
  readonly revision: (state: EditorState) => number | undefined;
}

const suggestionSource: LayoutSource = {
  list: listSuggestions,
  revision: (state) => suggestionsOf(state)?.revision,
};

/**
 * How long the text must be unchanged before positions are measured, in milliseconds: longer than the time between two
 * keys.
 */
const rest = 400;

/**
 * Measures the positions of suggestions, or of what another source lists, when they are added or removed, when the
 * layout changes, and when the writer pauses; never while typing.
 */
export function createSuggestionLayout(
  editor: Editor,
  sheet: () => HTMLElement | null = () => editor.view.dom,
  source = suggestionSource,
): SuggestionLayout {
  const listeners = new Set<() => void>();
  let places: ReadonlyMap<string, SuggestionPlace> = new Map();
  let stop = () => {};

  const measure = () => {
    if (editor.isDestroyed) return;
    const origin = sheet()?.getBoundingClientRect().top ?? 0;
    const measured = source.list(editor.state).map(({ id, from, to }): [string, SuggestionPlace] => [
      id,
      {
        top: editor.view.coordsAtPos(from, 1).top - origin,
        bottom: editor.view.coordsAtPos(to, -1).bottom - origin,
      },
    ]);
    places = new Map(measured);
    for (const listener of listeners) listener();
  };
  const pause = createPause(() => requestAnimationFrame(measure));

  const start = () => {
    const size = new ResizeObserver(() => pause.restart(rest));
    size.observe(editor.view.dom);
    const states = onEditorView(editor, (state, before) => {
      if (state.doc !== before.doc) pause.restart(rest);
      else if (source.revision(state) !== source.revision(before)) pause.restart(0);
    });
    pause.restart(0);
    return () => {
      size.disconnect();
      states();
      pause.stop();
    };
  };

  return {
    subscribe: (listener) => {
      if (listeners.size === 0) stop = start();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    getSnapshot: () => places,
  };
}
