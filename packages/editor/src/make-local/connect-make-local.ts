import type { LocalLine } from '@octavo/contract';
import type { LocalOutcome, TextCommand } from '@octavo/machines/make-local';
import type { Node } from '@tiptap/pm/model';
import { fromCallback, fromPromise } from 'xstate';
import type { DocumentEditorHandle } from '../editor/create-document-editor.ts';
import { type HeldText, holdText } from '../held-text/held-text.ts';
import { labelSections, type SectionNames } from '../section-labels/label-sections.ts';
import { localBlocks } from './local-blocks.ts';
import { localDocument } from './local-document.ts';

export interface Localised extends Pick<LocalOutcome, 'engine'> {
  /** The localised paragraphs in order; a shorter list leaves out the last ones. */
  readonly lines: readonly LocalLine[];
}

export interface LocalSource {
  readonly localise: (paragraphs: readonly string[], signal: AbortSignal) => Promise<Localised>;
  /** The labels of the paragraphs once the result is accepted; null if the document is not an essay. */
  readonly sections: () => SectionNames | null;
}

interface Held {
  readonly text: HeldText;
  /** The rewritten document. */
  local: Node | null;
}

/** The actors that connect an editor to the machine: `makeLocalMachine.provide({ actors })`. */
export function connectMakeLocal({ editor, cards }: DocumentEditorHandle, source: LocalSource) {
  let held: Held | null = null;
  const release = () => {
    if (!editor.isDestroyed) held?.text.release();
    held = null;
  };
  const showOriginal = () => {
    if (!editor.isDestroyed) held?.text.show(held.text.original);
  };
  const showLocal = () => {
    if (held?.local) held.text.show(held.local);
  };
  const keep = () => {
    const sections = source.sections();
    showLocal();
    held?.text.settle('local', sections === null ? undefined : (tr) => labelSections(tr, sections));
  };
  const restore = () => {
    showOriginal();
    release();
  };
  return {
    text: fromCallback<TextCommand, void>(({ receive }) => {
      receive((command) => {
        switch (command.type) {
          case 'hold':
            // An open card belongs to a place that may disappear.
            cards.close();
            held = { text: holdText(editor), local: null };
            break;
          case 'show.local':
            showLocal();
            break;
          case 'show.original':
            showOriginal();
            break;
          case 'keep':
            keep();
            release();
            break;
          case 'restore':
            restore();
            break;
          default:
            command satisfies never;
        }
      });
      return restore;
    }),
    localise: fromPromise<LocalOutcome, void>(async ({ signal }) => {
      const current = held;
      const original = current?.text.original ?? editor.state.doc;
      const blocks = localBlocks(original);
      const { lines, engine } = await source.localise(
        blocks.map(({ text }) => text),
        signal,
      );
      const { doc, outcome } = localDocument(original, blocks, lines);
      if (current) current.local = doc;
      return { ...outcome, engine };
    }),
  };
}
