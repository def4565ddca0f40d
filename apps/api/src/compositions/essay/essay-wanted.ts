import type { EssayRequest } from '@octavo/contract';

export type EssayWanted = Pick<
  EssayRequest,
  'language' | 'academicLevel' | 'wordCount' | 'style' | 'referenceStyle'
> & {
  /** What the essay is about. */
  readonly subject: string;
  /** What it is to show; left to its author, or to the model, where none was chosen. */
  readonly thesis: string | undefined;
};

/** What a request wants: from a category comes a topic, on the other ways the idea is the thesis. */
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
