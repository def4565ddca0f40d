import type { TextCommand } from '@octavo/machines/make-local';
import { fromCallback, fromPromise } from 'xstate';
import type { DocumentEditorHandle } from '../editor/create-document-editor.ts';
import { type HeldText, holdText } from '../held-text/held-text.ts';
import { labelSections, type SectionNames } from '../section-labels/label-sections.ts';

export interface LocalSource {
  /** The whole text as it is written in the writer's country. */
  readonly localise: (text: string, signal: AbortSignal) => Promise<string>;
  /** What the paragraphs are called once an answer is kept; null where the document is no essay. */
  readonly sections: () => SectionNames | null;
}

/** The actors that join an editor to the machine: `makeLocalMachine.provide({ actors })`. */
export function connectMakeLocal({ editor, cards }: DocumentEditorHandle, source: LocalSource) {
  let held: HeldText | null = null;
  const release = () => {
    if (!editor.isDestroyed) held?.release();
    held = null;
  };
  const keep = (answer: string) => {
    const sections = source.sections();
    held?.show(answer);
    held?.settle('local', sections === null ? undefined : (tr) => labelSections(tr, sections));
  };
  const restore = () => {
    if (!editor.isDestroyed) held?.show(null);
    release();
  };
  return {
    text: fromCallback<TextCommand, void>(({ receive }) => {
      receive((command) => {
        switch (command.type) {
          case 'hold':
            // An open card is about a place of a text that may go.
            cards.close();
            held = holdText(editor);
            break;
          case 'show':
            held?.show(command.answer);
            break;
          case 'keep':
            keep(command.answer);
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
    localise: fromPromise<string, void>(({ signal }) => source.localise(held?.text ?? '', signal)),
  };
}
