import type { AiAction, AiRequest } from '@octavo/contract';
import type { CheckedLanguage } from '../engine/checked-language.ts';
import { CannotWriteError } from './cannot-write.ts';
import { isEnoughChanged } from './enough-changed.ts';
import { otherChoice } from './other-choice.ts';
import { promptIntent } from './prompt-intent.ts';
import { requestLanguages } from './request-language.ts';
import {
  conclusion,
  introduction,
  moreDepth,
  opposingArgument,
  outline,
  titleQuestions,
} from './scaffolds.ts';
import { summarize } from './summarize.ts';
import { type Wording, wordings } from './wordings.ts';

/** Everything the built-in engine needs, in a form that can be sent to a thread. */
export type WritingTask = {
  readonly action: AiAction;
  readonly request: AiRequest;
  /** How often the same was requested before: other places are reworded then. */
  readonly attempt?: number | undefined;
  /** The page's language tag, for texts whose language is unclear. */
  readonly language?: string;
};

/**
 * The result of rules and word lists; undefined if they find nothing to change. Takes up to half a second for the
 * longest selection. Fixing mistakes is not part of it: that is the checker's job.
 * @throws CannotWriteError
 */
export function writeText({ action, request, attempt, language }: WritingTask): string | undefined {
  const { selection, text } = request;
  if (action === 'summarize') return summarize(selection);
  if (action === 'modify_text') return byPrompt(request, language, attempt);
  if (action === 'makeLonger') {
    throw new CannotWriteError('The built-in engine cannot write longer texts without making things up.');
  }
  const languages = knownLanguages(request, language);
  const [main] = languages;
  switch (action) {
    case 'paraphrase':
      return paraphrase(languages, { text: selection, around: text, attempt });
    case 'soundAcademic':
      return byWording(languages, (wording) => wording.formal(selection));
    case 'changeTone':
      return inTone(request, languages);
    case 'improveFluency':
      return undefined;
    case 'writeIntroduction':
      return introduction(request, main);
    case 'writeConclusion':
      return conclusion(request, main);
    case 'writeOpposingArgument':
      return opposingArgument(request, main);
    case 'writeWithMoreDepth':
      return moreDepth(request, main);
    case 'expandTitle':
      return titleQuestions(request, main);
    case 'insertTemplate':
      return outline(request, main);
    default:
      return action satisfies never;
  }
}

type Languages = readonly [CheckedLanguage, ...CheckedLanguage[]];

/** @throws CannotWriteError */
export function knownLanguages(request: AiRequest, page?: string): Languages {
  const [main, ...others] = requestLanguages(request, page);
  if (main === undefined) {
    throw new CannotWriteError(
      'Without a language model this works for texts in English, French, German and Portuguese only.',
    );
  }
  return [main, ...others];
}

/** The text that a plain-language request is about. */
export const subjectOf = ({ selection, text }: AiRequest): string =>
  selection.trim() === '' ? text : selection;

/** The result in the first language that finds something to change. */
function byWording(
  languages: readonly CheckedLanguage[],
  change: (wording: Wording) => string | undefined,
): string | undefined {
  for (const language of languages) {
    const changed = change(wordings[language]);
    if (changed !== undefined) return changed;
  }
  return undefined;
}

type Passage = { readonly text: string; readonly around: string; readonly attempt: number | undefined };

/**
 * A paraphrase that changes enough to be one, or other sentences instead of a summary.
 * @throws CannotWriteError if words could be replaced, but too few
 */
function paraphrase(languages: Languages, { text, around, attempt }: Passage): string | undefined {
  let isTooLittle = false;
  for (const language of languages) {
    const reworded = wordings[language].paraphrase(text, around, attempt);
    if (reworded === undefined) continue;
    if (isEnoughChanged(text, reworded)) return reworded;
    isTooLittle = true;
  }
  const other = otherChoice(text, around);
  if (other === undefined && isTooLittle) {
    throw new CannotWriteError(
      'Without a language model only a word here and there can be replaced in this text, which is no paraphrase.',
    );
  }
  return other;
}

function inTone({ selection, tone }: AiRequest, languages: Languages): string | undefined {
  switch (tone) {
    case 'Academic':
    case 'Formal':
    case 'Professional':
      return byWording(languages, (wording) => wording.formal(selection));
    case 'Casual':
      return byWording(languages, (wording) => wording.casual(selection));
    default:
      throw new CannotWriteError(
        `The built-in engine knows the tones Academic, Formal, Professional and Casual; it cannot write in the tone ${tone}.`,
      );
  }
}

function byPrompt(request: AiRequest, page?: string, attempt?: number): string | undefined {
  const subject = subjectOf(request);
  const intent = promptIntent(request.prompt ?? '');
  if (intent === 'summarize') return summarize(subject);
  const languages = knownLanguages(request, page);
  switch (intent) {
    case 'paraphrase':
      return paraphrase(languages, {
        text: subject,
        around: subject === request.text ? '' : request.text,
        attempt,
      });
    case 'soundAcademic':
      return byWording(languages, (wording) => wording.formal(subject));
    case 'casual':
      return byWording(languages, (wording) => wording.casual(subject));
    default:
      throw new CannotWriteError(
        'The built-in engine understands requests to summarize, paraphrase, correct, or make a text formal or casual, one at a time.',
      );
  }
}
