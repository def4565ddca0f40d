import { chargedWords } from '../word-places.ts';
import { endsLikeText } from '../ends-like-text.ts';
import { ModelError, type Unusable, unusable } from '../model-error.ts';
import { describesText, isWorkLabel, sharedStems } from './about-work.ts';
import { type Asked, isFree, isOwnRequest } from './asked.ts';
import { inventsFacts, inventsSources, losesFacts } from './facts/lost-facts.ts';
import { isOtherLanguage, mixesLanguages, namesLanguage } from './languages-of-answer.ts';
import { type Law, laws } from './laws.ts';
import { isAboutOther, isForeign, isOffTopic } from './on-topic.ts';
import { folded } from './pattern.ts';
import { isRefusal } from './refusals.ts';
import { saidTwice } from './says-twice.ts';
import { hasStraySigns, leavesBlanks } from './stray-signs.ts';
import { isThinkingAloud } from './thinking.ts';

/** For texts shorter than this, a ratio says little: a few words more or less are allowed. */
const fewWords = 20;
const moreOrLess = 25;
/** A section of an essay that is longer may speak of the subject without a word of the plan. */
const remarkWords = 40;
/** A sentence repeated this often means that the answer is looping. */
const mostRepeated = 4;

/** An answer with signs that no text has: unlike other garbage, it is worth asking once more. */
export class StraySigns extends ModelError {
  constructor() {
    super({ kind: 'garbage' });
  }
}

/**
 * Compares an answer, already cleaned of additions, with what was asked for.
 * @throws ModelError 'unusable' with the reason, 'garbage' if there is no text or it loops
 * @throws StraySigns
 */
export function judgeAnswer(answer: string, asked: Asked): void {
  const isText = /[\p{L}\p{N}]/u.test(answer) && !isData(answer, asked) && !isBlank(answer, asked);
  if (!isText || goesInCircles(answer, asked)) throw new ModelError({ kind: 'garbage' });
  if (hasStraySigns(answer, asked)) throw new StraySigns();
  const why = whyUnusable(answer, asked, laws[asked.name]);
  if (why !== undefined) throw unusable(why);
}

/** Placeholders instead of a text. */
const blank =
  /^(?:\W*(?:null|undefined|none|n\/a|nan|object object|error|done|ok|okay|task completed?)\W*|\[[^\]\n]{0,80}\b(?:here|text|insert|your)\b[^\]\n]{0,80}\]\.?)$|^lorem ipsum\b/u;

const isBlank = (answer: string, { replaced }: Asked): boolean =>
  blank.test(folded(answer)) && !blank.test(folded(replaced.trim()));

/** Whether an answer is a JSON object or an HTML page that nobody asked for. */
function isData(answer: string, asked: Asked): boolean {
  if (/^<(?:!doctype|html)\b/iu.test(answer) && !/<html/iu.test(asked.material)) return true;
  const isObject = /^(?:\{\s*"[^"\n]{0,60}"\s*:|\[\s*["{[])/u;
  return !isFree(asked) && isObject.test(answer) && !isObject.test(asked.replaced.trim());
}

function whyUnusable(answer: string, asked: Asked, law: Law): Unusable | undefined {
  if (isRefusal(answer, asked)) return 'declined';
  if (isThinkingAloud(answer) && !isThinkingAloud(asked.replaced)) return 'declined';
  if (isOtherLanguage(answer, asked, law) || mixesLanguages(answer, asked, law)) return 'language';
  if (isCut(answer, asked)) return 'cut';
  if (isUnrelated(answer, asked, law)) return 'declined';
  if ((law.facts === 'kept' || asked.name === 'summarize') && describesText(answer, asked)) return 'declined';
  if (isTwice(answer, asked) || isLabelled(answer, asked)) return 'blocks';
  if (isOutOfProportion(answer, asked, law)) return 'length';
  if (changesBlocks(answer, asked, law) || repeatsItself(answer, asked)) return 'blocks';
  return changesFacts(answer, asked, law) || leavesBlanks(answer, asked) ? 'facts' : undefined;
}

function isOutOfProportion(answer: string, { name, replaced }: Asked, { share, words }: Law): boolean {
  const said = chargedWords(answer);
  if (replaced === '') return said < words[0] || said > words[1];
  const had = chargedWords(replaced);
  const [least, most] = share;
  if (had >= fewWords) return said < had * least || said > had * most;
  const more = name === 'summarize' ? 0 : moreOrLess;
  return said < Math.min(1, least) * had * 0.5 || said > had * most + more;
}

/** Whether an answer has too little in common with its source: a remark, an error, another text. */
function isUnrelated(answer: string, asked: Asked, { kin }: Law): boolean {
  const { replaced, material, request } = asked;
  if (asked.name === 'essay' && chargedWords(answer) > remarkWords) return false;
  if (kin === undefined || (isOwnRequest(asked) && namesLanguage.test(request))) return false;
  if (isOwnRequest(asked)) {
    const text = `${material}\n${replaced}`;
    // Words of the request may turn up in the answer instead of those of the text, so both are compared.
    return isOffTopic(answer, text, kin.share) && isOffTopic(answer, `${text}\n${request}`, kin.share);
  }
  const source = replaced || material;
  if (isForeign(answer, source, material)) return true;
  return kin.of === 'text' ? isOffTopic(answer, source, kin.share) : isAboutOther(answer, source, kin.share);
}

const continued = /[([](?:to be )?(?:continued|cont['’]d|suite|à suivre|continua|fortsetzung)[^\n]{0,40}$/iu;
const trailsOff = /(?:\.{3}|…)["”»’)\]*_]*\s*$/u;

/** Whether prose stops in mid-sentence although the author's does not. */
function isCut(answer: string, asked: Asked): boolean {
  const { name, replaced } = asked;
  if (!isFree(asked) && continued.test(answer) && !continued.test(replaced)) return true;
  if (replaced !== '' && !isFree(asked) && trailsOff.test(answer) && !trailsOff.test(replaced)) return true;
  if (isFree(asked) || endsLikeText(answer)) return false;
  if (replaced === '') return laws[name].words[0] > 0;
  return endsLikeText(replaced) && chargedWords(replaced) >= fewWords;
}

function changesBlocks(answer: string, asked: Asked, { blocks, facts }: Law): boolean {
  const { replaced } = asked;
  if (blocks === 'free' || replaced === '') return false;
  // The card joins the paragraphs of a selection by single line breaks, the tools by empty lines.
  const had = blocksOf(replaced) > 1 ? blocksOf(replaced) : linesOf(unwrapped(replaced));
  if (itemsOf(answer) > 1 && itemsOf(replaced) === 0) return true;
  if (decorated.test(answer) && !decorated.test(replaced)) return true;
  const isMore =
    linesOf(answer) > linesOf(replaced) &&
    (blocks === 'same' || (facts === 'kept' && linesOf(replaced) === 1 && !isSplit(answer, asked)));
  return isMore || (had > 1 && Math.max(blocksOf(answer), linesOf(answer)) < had);
}

/** Words that a part of a paragraph has in common with it. */
const fewShared = 2;

/** Whether the lines of an answer are parts of one paragraph. */
const isSplit = (answer: string, asked: Asked): boolean =>
  answer
    .split('\n')
    .filter((line) => line.trim() !== '')
    .every(
      (line) =>
        sharedStems(line, asked) >= fewShared && endsLikeText(line) && !/^[^\n:.]{2,40}:\s/u.test(line),
    );

/** Joins lines that only end because they are full, as in text copied from a PDF. */
const unwrapped = (text: string): string =>
  text.replaceAll(/(?<=[^\n]{40}(?<![.!?…: \t]))[ \t]*\n[ \t]*(?=\p{Ll})/gu, ' ');

/** A line behind another that begins with an emoji is an item too. */
const decorated = /\n[^\S\n]*\p{Emoji_Presentation}/u;

/** Counts list items: several versions come as a list. */
const itemsOf = (text: string): number => text.match(/^[^\S\n]*(?:\d{1,2}[.)]|[-*•])\s/gmu)?.length ?? 0;

/** Whether a sentence comes again in other words. */
const repeatsItself = (answer: string, asked: Asked): boolean =>
  !isFree(asked) && asked.name !== 'essay' && saidTwice(answer) > saidTwice(asked.replaced);

/** Whether a line amid the answer says that the text begins there: what precedes it is something else. */
function isLabelled(answer: string, asked: Asked): boolean {
  if (isFree(asked) || asked.name === 'essay') return false;
  const labels = (text: string): number =>
    [...text.matchAll(/(?<=^|\n)[#>*_ \t]*([^\n:.!?]{2,60})\s?:(?=[*_]*(?:\s|$))/gu)].filter(
      ([, label = '']) => isWorkLabel(label),
    ).length;
  return labels(answer) > labels(asked.replaced);
}

/** Whether the answer has two versions in two paragraphs, or the text itself followed by another wording. */
function isTwice(answer: string, { name, replaced }: Asked): boolean {
  if (replaced === '' || name === 'modify_text' || name === 'makeLonger') return false;
  const had = chargedWords(replaced);
  if (had < fewWords / 2 || chargedWords(answer) < 1.5 * had) return false;
  return linesOf(answer) > linesOf(replaced) || plainly(answer).includes(plainly(replaced));
}

const plainly = (text: string): string => folded(text).replaceAll(/\s+/gu, ' ').trim();

const linesOf = (text: string): number => text.split('\n').filter((line) => line.trim() !== '').length;
const blocksOf = (text: string): number =>
  text.split(/\n\s*\n/u).filter((block) => block.trim() !== '').length;

function changesFacts(answer: string, { replaced, material }: Asked, { facts }: Law): boolean {
  switch (facts) {
    case 'kept':
      return losesFacts(answer, replaced) || inventsFacts(answer, material);
    case 'held':
      return losesFacts(answer, replaced) || inventsSources(answer, material);
    case 'not invented':
      return inventsFacts(answer, material);
    case 'no new sources':
      return inventsSources(answer, material);
    case 'free':
      return false;
    default:
      return facts satisfies never;
  }
}

/** Whether a sentence is repeated again and again that the author does not repeat. */
function goesInCircles(answer: string, asked: Asked): boolean {
  if (isOwnRequest(asked) || asked.name === 'essay') return false;
  const counts = new Map<string, number>();
  for (const sentence of answer.split(/(?<=[.!?…])\s+|\n+/u)) {
    const plain = sentence.trim().toLowerCase();
    if (chargedWords(plain) < 3) continue;
    const count = (counts.get(plain) ?? 0) + 1;
    counts.set(plain, count);
    if (count >= mostRepeated && !repeats(asked.replaced)) return true;
  }
  return false;
}

/** Whether the author's own text repeats itself as much. */
const repeats = (text: string): boolean => {
  const counts = new Map<string, number>();
  for (const sentence of text.split(/(?<=[.!?…])\s+|\n+/u).map((one) => one.trim())) {
    if (sentence === '') continue;
    const count = (counts.get(sentence) ?? 0) + 1;
    if (count >= mostRepeated) return true;
    counts.set(sentence, count);
  }
  return false;
};
