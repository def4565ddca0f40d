import type { RunsCommand, RunsReport } from '@octavo/machines/rewriting';
import type { Schema } from '@tiptap/pm/model';
import { fromCallback } from 'xstate';
import { type AnswerText, plainAnswer } from '../answers/answer-text.ts';
import { readingAnswers } from '../answers/reading-answers.ts';
import type { DocumentEditorHandle } from '../editor/create-document-editor.ts';
import { type HeldText, holdText } from '../held-text/held-text.ts';

/** A text of this length or less is too short to be rewritten (SPEC §9). */
const shortest = 60;

/** The text of an editor for the machine: `rewritingMachine.provide({ actors: { text } })`. */
export function connectRewriting({ editor, cards }: DocumentEditorHandle) {
  return fromCallback<RunsCommand, void, RunsReport>(({ receive, sendBack }) => {
    let held: HeldText | null = null;
    /** The block index of each run. */
    let places: readonly number[] = [];
    let read: (answer: string, own: string, schema: Schema) => AnswerText = plainAnswer;
    const settle = () => {
      if (editor.isDestroyed) return;
      held?.settle('tools');
      held?.release();
      held = null;
    };
    receive((command) => {
      switch (command.type) {
        case 'hold': {
          // An open card belongs to a place that may disappear.
          cards.close();
          held = holdText(editor);
          const { blocks } = held;
          places = [...blocks.keys()].filter((index) => (blocks[index] ?? '').length > shortest);
          const holding = held;
          void readingAnswers().then((reader) => {
            if (held !== holding) return;
            read = reader?.text ?? plainAnswer;
            sendBack({ type: 'held', runs: places.map((index) => blocks[index] ?? '') });
          });
          break;
        }
        case 'replace': {
          const place = places[command.index];
          if (place !== undefined) {
            held?.showBlock(place, read(command.text, held.blocks[place] ?? '', editor.schema));
          }
          break;
        }
        case 'settle':
          settle();
          break;
        default:
          command satisfies never;
      }
    });
    return settle;
  });
}
