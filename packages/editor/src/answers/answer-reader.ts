import { Fragment, type Schema } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { acceptAnswer } from '../ai-card/accept-answer.ts';
import type { Passage } from '../ai-card/passage-plugin.ts';
import { passageText } from '../ai-card/passage-text.ts';
import { clipboardText } from '../copy/clipboard-text.ts';
import { type AnswerText, answerText } from './answer-text.ts';
import { readAnswer } from './read-answer.ts';

/** Replaces a passage with an answer, interpreting its Markdown. */
export function accept(tr: Transaction, passage: Passage, answer: string, isFree: boolean): Transaction {
  const own = passageText(tr.doc, passage.from, passage.to);
  return acceptAnswer(tr, passage, { blocks: readAnswer(tr.doc.type.schema, answer, own), isFree });
}

/** The text of an answer that replaces a text within one block. */
export const text = (answer: string, own: string, schema: Schema): AnswerText =>
  answerText(readAnswer(schema, answer, own));

/** An answer as plain text with its Markdown interpreted: lists keep their markers, bold and the like are dropped. */
export const preview = (answer: string, own: string, schema: Schema): string =>
  clipboardText(Fragment.from([...readAnswer(schema, answer, own)]), null);
