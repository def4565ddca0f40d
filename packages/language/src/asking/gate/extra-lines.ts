import { endsLikeText } from '../ends-like-text.ts';
import { isWorkLabel, sharedStems } from './about-work.ts';
import { type Asked, isFree } from './asked.ts';
import { laws } from './laws.ts';

const isLine = (line: string): boolean => line.trim() !== '';

/** With fewer words of its own a text does not show what belongs to it. */
const fewWords = 3;
/** An item of the answer, rather than a remark. */
const decorated = /^\s*\p{Extended_Pictographic}/u;
const mostInHeading = 12;

/** Whether an answer must have the author's lines and nothing else. */
const keepsLines = ({ name, replaced }: Asked): boolean => replaced !== '' && laws[name].facts === 'kept';

const linesOf = (text: string): number => text.split('\n').filter(isLine).length;

/**
 * Where the lines begin that the text has no counterpart for; they are judged when all of them are known.
 */
export function extraLinesAt(body: string, asked: Asked): number | undefined {
  if (!keepsLines(asked)) return undefined;
  const most = linesOf(asked.replaced);
  const starts = [...body.matchAll(/(?<=^|\n)[^\S\n]*\S/gu)].map(({ index }) => index);
  return starts.at(most);
}

/** The answer without lines at its end that say nothing of the text: notes, remarks, lists of changes. */
export function withoutExtraLines(answer: string, asked: Asked): string {
  if (!keepsLines(asked)) return answer;
  if (sharedStems(asked.replaced, asked) < fewWords) return answer;
  let text = answer;
  for (let extra = linesOf(answer) - linesOf(asked.replaced); extra > 0; extra--) {
    const last = text.slice(text.lastIndexOf('\n') + 1);
    if (decorated.test(last) || sharedStems(last, asked) > 0) break;
    text = text.slice(0, -last.length).trimEnd();
  }
  return text;
}

/** A heading over the answer, with what separates them; empty if there is none, or if the author's text has one. */
export function headingBefore(text: string, asked: Asked): string {
  if (isFree(asked) || structured.test(text)) return '';
  const [whole = '', line = ''] = /^([^\n]{2,100})\n\s*(?=\S)/u.exec(text) ?? [];
  if (isWorkLabel(line)) return isWorkLabel(firstLine(asked.replaced)) ? '' : whole;
  if (asked.replaced === '') return titled.test(line) ? whole : '';
  return isProse(asked.replaced) && isHeading(line) ? whole : '';
}

/** Whether a text that has just begun may be a heading. */
export const mayBeHeading = (text: string, asked: Asked): boolean =>
  !isFree(asked) &&
  (asked.replaced === '' ? titled.test(text) : isProse(asked.replaced)) &&
  !/\n\s*\S/u.test(text) &&
  isHeading(text.trimEnd());

const firstLine = (text: string): string => text.trim().split('\n', 1)[0] ?? '';
const isProse = (text: string): boolean => !isHeading(firstLine(text));
const titled = /^[*#\s]*(?:Title|Titre|Título|Titel)\s?:/iu;

const structured = /^\s*(?:[-•`~<{[|]|\d{1,2}[.)]\s)/u;

const isHeading = (line: string): boolean =>
  line.length <= 100 &&
  line.split(/\s+/u).length <= mostInHeading &&
  !structured.test(line) &&
  !/[.!?]\s/u.test(line) &&
  (!endsLikeText(line) || /^(?:#{1,6}\s|\*\*[^*]+\*\*$|__[^_]+__$)/u.test(line) || titled.test(line));
