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

/** What a request wants. Only the way from a topic to a thesis has a thesis: from a category comes a topic. */
export function essayWanted(request: EssayRequest): EssayWanted {
  const { language, academicLevel, wordCount, style, referenceStyle } = request;
  return {
    language,
    academicLevel,
    wordCount,
    style,
    referenceStyle,
    subject: oneLine(request.action === 'generate-thesis' ? request.idea : request.topic),
    thesis: request.action === 'generate-thesis-statement' ? oneLine(request.idea) : undefined,
  };
}

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
