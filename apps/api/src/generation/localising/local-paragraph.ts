import type { LocalLine } from '@octavo/contract';
import type { Answer } from '../language-model.ts';

/** What has become of a paragraph. */
export type LocalParagraph = LocalLine;

/** As an `Answer`, paragraph by paragraph. */
export type LocalAnswer = Omit<Answer, 'chunks'> & { readonly paragraphs: AsyncIterable<LocalParagraph> };
