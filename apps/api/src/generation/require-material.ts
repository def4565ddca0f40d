import type { AiRequest } from '@octavo/contract';
import { AppError } from '../errors.ts';
import type { Action } from './actions.ts';

/**
 * An action on a selection needs one; an action at the cursor needs a document to work from.
 * @throws AppError 400 `nothing_to_work_on`
 */
export function requireMaterial(action: Action, { title, text, selection, prompt, tone }: AiRequest): void {
  switch (action) {
    case 'modify_text':
      if (!prompt?.trim()) throw nothingToWorkOn('Write what should be done with the text.');
      return;
    case 'writeIntroduction':
    case 'writeConclusion':
    case 'writeOpposingArgument':
    case 'writeWithMoreDepth':
      if (!text.trim() && !title.trim()) {
        throw nothingToWorkOn('The document is still empty: give it a title or some text first.');
      }
      return;
    case 'expandTitle':
      if (!title.trim()) throw nothingToWorkOn('Give the document a title first.');
      return;
    case 'insertTemplate':
      return;
    case 'changeTone':
      if (!tone) throw nothingToWorkOn('Choose a tone first.');
      if (!selection.trim()) throw nothingToWorkOn('Select some text first.');
      return;
    case 'improveFluency':
    case 'summarize':
    case 'makeLonger':
    case 'paraphrase':
    case 'soundAcademic':
      if (!selection.trim()) throw nothingToWorkOn('Select some text first.');
      return;
    default:
      action satisfies never;
  }
}

export const nothingToWorkOn = (sentence: string): AppError =>
  new AppError('nothing_to_work_on', 400, sentence);
