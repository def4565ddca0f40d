import type { AiRequest } from '@octavo/contract';
import type { Action } from '../actions.ts';
import { makeCasual, makeFormal } from './change-register.ts';
import { engineCannot } from './engine-cannot.ts';
import { otherChoice } from './other-choice.ts';
import { paraphrase } from './paraphrase.ts';
import { promptIntent } from './prompt-intent.ts';
import {
  conclusion,
  introduction,
  moreDepth,
  opposingArgument,
  outline,
  titleQuestions,
} from './scaffolds.ts';
import { isEnglish } from './sentences.ts';
import { summarize } from './summarize.ts';

/** All that the built-in engine goes by, in a form that can be sent to a thread. */
export type WritingTask = { readonly action: Action; readonly request: AiRequest };

/**
 * What rules and word lists make of a text; nothing where they find nothing to change. It takes up to half a second
 * for the longest selection. Mending is not among it: that is the checker's work.
 * @throws AppError 422 `engine_cannot`
 */
export function writeText({ action, request }: WritingTask): string | undefined {
  const { selection } = request;
  if (action === 'summarize') return summarize(selection);
  requireEnglish(request);
  switch (action) {
    case 'paraphrase':
      return paraphrase(selection, request.text) ?? otherChoice(selection, request.text);
    case 'soundAcademic':
      return makeFormal(selection);
    case 'changeTone':
      return inTone(request);
    case 'modify_text':
      return byPrompt(request);
    case 'improveFluency':
      return undefined;
    case 'makeLonger':
      throw engineCannot('The built-in engine cannot write longer texts without making things up.');
    case 'writeIntroduction':
      return introduction(request);
    case 'writeConclusion':
      return conclusion(request);
    case 'writeOpposingArgument':
      return opposingArgument(request);
    case 'writeWithMoreDepth':
      return moreDepth(request);
    case 'expandTitle':
      return titleQuestions(request);
    case 'insertTemplate':
      return outline(request);
    default:
      return action satisfies never;
  }
}

/** @throws AppError 422 `engine_cannot` */
export function requireEnglish({ selection, text, title }: AiRequest): void {
  if (!isEnglish(selection || text || title)) {
    throw engineCannot('Without a language model this works for English texts only.');
  }
}

/** What a request in plain words is about. */
export const subjectOf = ({ selection, text }: AiRequest): string =>
  selection.trim() === '' ? text : selection;

function inTone({ selection, tone }: AiRequest): string | undefined {
  switch (tone) {
    case 'Academic':
    case 'Formal':
    case 'Professional':
      return makeFormal(selection);
    case 'Casual':
      return makeCasual(selection);
    default:
      throw engineCannot(
        `The built-in engine knows the tones Academic, Formal, Professional and Casual; it cannot write in the tone ${tone}.`,
      );
  }
}

function byPrompt(request: AiRequest): string | undefined {
  const subject = subjectOf(request);
  switch (promptIntent(request.prompt ?? '')) {
    case 'summarize':
      return summarize(subject);
    case 'paraphrase':
      return paraphrase(subject, subject === request.text ? '' : request.text);
    case 'soundAcademic':
      return makeFormal(subject);
    case 'casual':
      return makeCasual(subject);
    default:
      throw engineCannot(
        'The built-in engine understands requests to summarize, paraphrase, correct, or make a text formal or casual, one at a time.',
      );
  }
}
