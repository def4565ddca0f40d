import type { LocalLine } from '@octavo/contract';
import type { Answer } from '../language-model.ts';

/** The result for one paragraph. */
export type LocalParagraph = LocalLine;

/** Like `Answer`, but paragraph by paragraph. */
export type LocalAnswer = Omit<Answer, 'chunks'> & { readonly paragraphs: AsyncIterable<LocalParagraph> };
