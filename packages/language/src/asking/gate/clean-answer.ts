import { additionBefore, beforeStarts } from './additions-before.ts';
import {
  isChanges,
  isLetter,
  longestRemark,
  mayBeBehind,
  unitStarts,
  withoutAdditionsBehind,
  withoutRuleBehind,
} from './additions-behind.ts';
import { isAboutWork, isWorkLabel, mayBeAboutWork } from './about-work.ts';
import { type Asked, isFree } from './asked.ts';
import { isClosingParagraph, mayBeClosingParagraph, remarkInBrackets } from './closing-paragraph.ts';
import { extraLinesAt, headingBefore, mayBeHeading, withoutExtraLines } from './extra-lines.ts';
import { subjectOf } from './on-topic.ts';
import { mayBeOpeningLine, openingLine } from './opening-line.ts';
import { mayBegin } from './pattern.ts';
import { refusalStarts } from './refusals.ts';
import { isThinkingAloud, withoutThinking } from './thinking.ts';
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
  const whole = withoutExtraLines(withoutAdditionsBehind(body.slice(0, end).trim(), asked), asked);
  const text = withoutRemarksBehind(whole, asked).replace(trailing(asked), '');
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
    const skip = around.skip === 0 ? lengthBefore(text, asked, count > 0) : around.skip;
    const mayGoOn = skip === text.length || (skip === 0 && text.length < toldBy && isOpen(text, asked));
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

const isOpen = (text: string, asked: Asked): boolean =>
  text === '' ||
  mayBeWrapping(text) ||
  mayBegin(text, beforeStarts) ||
  mayBegin(text, refusalStarts) ||
  mayBeHeading(text, asked) ||
  mayBeOpeningLine(text, asked) ||
  (!isFree(asked) && isFirstSentenceOpen(text) && mayBeAboutWork(text, asked));

/** Whether nothing stands behind the first sentence yet: it is removed only if something does. */
const isFirstSentenceOpen = (text: string): boolean => {
  const [sentence = text] = firstSentence.exec(text) ?? [];
  return sentence.length === text.length;
};

const firstSentence = /^[^\n.!?…]{1,200}[.!?…]+["”»*_)]*\s+/u;
const firstLabel = /^[#>*_\s]*([^\n:.!?{}[\]<>|"]{2,60}?|TL;DR)(?:\s?:|\s[—–-])[*_]*\s+(?:[>|]-?\s*\n\s*)?/u;

/** Length of what is at the beginning and does not belong to the text; 0 if there is nothing. */
function lengthBefore(text: string, asked: Asked, isBehindOne: boolean): number {
  const folded = isBehindOne ? (/^[>|]-?\s*\n\s*/u.exec(text)?.[0].length ?? 0) : 0;
  const known = folded || additionBefore(text, asked, isBehindOne);
  if (known > 0 || isFree(asked) || asked.name === 'autocomplete' || isThinkingAloud(text)) return known;
  const own = asked.replaced.trimStart();
  const [labelled = '', label = ''] = firstLabel.exec(text) ?? [];
  const isOwnLabel = isWorkLabel(firstLabel.exec(own)?.[1] ?? '');
  if (labelled !== '' && isWorkLabel(label) && !isOwnLabel) return labelled.length;
  const [sentence = ''] = firstSentence.exec(text) ?? [];
  if (sentence !== '' && sentence.length < text.length && isAboutWork(sentence, asked)) {
    return sentence.length;
  }
  return openingLine(text, asked) || headingBefore(text, asked).length;
}

/** Most remarks in a row. */
const mostRemarks = 4;

function withoutRemarksBehind(answer: string, asked: Asked): string {
  let text = answer;
  for (let count = 0; count < mostRemarks; count++) {
    const shorter = withoutRuleBehind(withoutRemarkBehind(text, asked), asked);
    if (shorter === text) break;
    text = shorter;
  }
  return text;
}

/** The answer without a last sentence that is about the answer. */
function withoutRemarkBehind(text: string, asked: Asked): string {
  if (isLetter(text, asked)) return text;
  const last = isFree(asked)
    ? text.lastIndexOf('\n\n') + 1
    : (unitStarts(text).findLast((at) => at < text.length) ?? 0);
  const isRemark = last > 0 && isAboutWork(text.slice(last), asked);
  if (isRemark && !goesOn(text.slice(last), text.slice(0, last), asked)) return text.slice(0, last).trimEnd();
  const bracket = remarkInBrackets(text, asked);
  if (bracket !== undefined && bracket > 1) return text.slice(0, bracket);
  const paragraph = text.lastIndexOf('\n') + 1;
  return paragraph > 0 && isClosingParagraph(text.slice(paragraph), text.slice(0, paragraph), asked)
    ? text.slice(0, paragraph).trimEnd()
    : text;
}

/** Whether a sentence of a text that is inserted goes on with what the text before it is about. */
function goesOn(sentence: string, before: string, { replaced }: Asked): boolean {
  if (replaced !== '') return false;
  const said = subjectOf(before);
  return [...subjectOf(sentence)].some((stem) => said.has(stem));
}

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
  const closing = wrapping === undefined ? undefined : (wrapping.end.exec(tail)?.index ?? mayCloseAt(tail));
  const extra = (extraLinesAt(body, asked) ?? body.length) - start;
  const text = tail.slice(0, Math.max(0, Math.min(template, closing ?? tail.length, extra)));
  const held = unitStarts(text).find((at) => at + start > 0 && at + start >= from && isHeld(text, at, asked));
  return start + text.slice(0, held).replace(trailing(asked), '').length;
}

function mayCloseAt(text: string): number | undefined {
  const line = text.lastIndexOf('\n') + 1;
  const at = text.slice(line).search(/[`~<]/u);
  return at < 0 ? undefined : line + at;
}

function isHeld(text: string, at: number, asked: Asked): boolean {
  const unit = text.slice(at);
  if (isRemarkSoFar(unit, asked)) return true;
  const isLine = text.slice(text.slice(0, at).trimEnd().length, at).includes('\n');
  if (isLine && (mayBeClosingParagraph(unit, asked) || isChanges(unit, asked))) return true;
  return unit.length <= 2 * longestRemark
    ? mayBeBehind(unit, isLine)
    : isLine && mayBeBehind(unit.slice(0, longestRemark / 2), true);
}

/** Whether the sentence, or with free tasks the paragraph, that begins here is a remark, or may become one. */
function isRemarkSoFar(text: string, asked: Asked): boolean {
  if (isFree(asked)) return false;
  const unit = text.slice(0, longestRemark);
  const [sentence = ''] = /^[^\n.!?…]+[.!?…]+["”»’)\]*_]*(?=\s)/u.exec(unit) ?? [];
  return sentence === '' ? mayBeAboutWork(unit, asked) : isAboutWork(sentence, asked);
}
