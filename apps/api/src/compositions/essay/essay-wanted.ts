import type { EssayRequest } from '@octavo/contract';

export type EssayWanted = Pick<
  EssayRequest,
  'language' | 'academicLevel' | 'wordCount' | 'style' | 'referenceStyle'
> & {
  /** What the essay is about. */
  readonly subject: string;
  /** The thesis; if none was chosen, it is left to the author or to the model. */
  readonly thesis: string | undefined;
};

/** Turns a request into what is wanted: for a category, the idea is the topic; otherwise it is the thesis. */
export function essayWanted(request: EssayRequest): EssayWanted {
  const { language, academicLevel, wordCount, style, referenceStyle } = request;
  const idea = oneLine(request.idea);
  const isTopic = request.action === 'generate-thesis';
  return {
    language,
    academicLevel,
    wordCount,
    style,
    referenceStyle,
    subject: isTopic ? idea : oneLine(request.topic),
    thesis: isTopic || idea === '' ? undefined : idea,
  };
}

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
