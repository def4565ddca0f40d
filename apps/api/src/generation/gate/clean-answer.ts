import { additionBefore, beforeStarts } from './additions-before.ts';
import { longestRemark, mayBeBehind, unitStarts, withoutAdditionsBehind } from './additions-behind.ts';
import type { Asked } from './asked.ts';
import { mayBegin } from './pattern.ts';
import { refusalStarts } from './refusals.ts';
import { withoutThinking } from './thinking.ts';
import { mayBeMarked, trailing, withoutWholeMarks } from './whole-marks.ts';
import {
  mayBeQuoted,
  mayBeTemplate,
  mayBeWrapping,
  templateAt,
  type Wrapping,
  withoutQuotes,
  wrappingOf,
} from './wrapping.ts';

/** Where the requested text begins in an answer. */
export type Beginning = { readonly at: number; readonly wrapping: Wrapping | undefined };

/** Most additions in a row: "Sure! Here is the text: **Version 1:**". */
const mostAdditions = 6;
/** Length at which it is clear whether a beginning is an addition or a refusal, in UTF-16 units. */
const toldBy = 260;

/** An answer without what models add to it. Empty if nothing else is left. */
export function cleanAnswer(raw: string, asked: Asked): string {
  const answer = withoutThinking(raw, asked.material);
  const { at, wrapping } = beginningOf(answer, asked, true) ?? { at: 0, wrapping: undefined };
  const body = answer.slice(at);
  const end = Math.min(
    templateAt(body, asked.material) ?? body.length,
    wrapping?.end.exec(body)?.index ?? body.length,
  );
  const text = withoutAdditionsBehind(body.slice(0, end).trim(), asked).replace(trailing(asked), '');
  return withoutQuotes(withoutWholeMarks(text, asked), asked);
}

/** Where the text begins; undefined while that is not clear yet. */
export function beginningOf(answer: string, asked: Asked, isWhole: boolean): Beginning | undefined {
  let at = 0;
  let wrapping: Wrapping | undefined;
  for (let count = 0; count < mostAdditions; count++) {
    at += /^[\s\u200B\u2060\uFEFF]*/u.exec(answer.slice(at))?.[0].length ?? 0;
    const text = answer.slice(at);
    const around = wrappingOf(text, asked);
    const skip = around.skip === 0 ? additionBefore(text, asked, count > 0) : around.skip;
    const mayGoOn = skip === text.length || (skip === 0 && text.length < toldBy && isOpen(text));
    if (!isWhole && mayGoOn) return undefined;
    if (skip === 0 || (skip === text.length && around.skip === 0)) {
      if (skip > 0) at += skip;
      break;
    }
    at += skip;
    if (around.skip > 0) wrapping = around;
  }
  return { at, wrapping };
}

const isOpen = (text: string): boolean =>
  text === '' || mayBeWrapping(text) || mayBegin(text, beforeStarts) || mayBegin(text, refusalStarts);

/** How much of the text already passed on is looked at to judge what follows, in UTF-16 units. */
const seam = 40;

/**
 * How much of an unfinished text can safely be passed on, of which `from` units already were: the rest may not belong
 * to the text.
 */
export function certainLength(
  body: string,
  from: number,
  asked: Asked,
  wrapping: Wrapping | undefined,
): number {
  if (mayBeQuoted(body, asked) || mayBeMarked(body, asked)) return 0;
  const start = Math.max(0, from - seam);
  const tail = body.slice(start);
  const template = templateAt(tail, asked.material) ?? tail.length - mayBeTemplate(tail);
  const closing = wrapping === undefined ? undefined : (wrapping.end.exec(tail) ?? mayClose.exec(tail));
  const text = tail.slice(0, Math.min(template, closing?.index ?? tail.length));
  const held = unitStarts(text).find((at) => at + start > 0 && at + start >= from && isHeld(text, at));
  return start + text.slice(0, held).replace(trailing(asked), '').length;
}

const mayClose = /\n?[^\S\n]*[`~<][^\n]*$/u;

function isHeld(text: string, at: number): boolean {
  const unit = text.slice(at);
  const isLine = /\n\s*$/u.test(text.slice(0, at));
  return unit.length <= 2 * longestRemark
    ? mayBeBehind(unit, isLine)
    : isLine && mayBeBehind(unit.slice(0, longestRemark / 2), true);
}
