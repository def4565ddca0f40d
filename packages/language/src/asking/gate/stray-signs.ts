import type { TaskName } from '../task-names.ts';
import { type Asked, isFree } from './asked.ts';
import { anyOf } from './pattern.ts';

const fence = /^[^\S\n]*(?:```|~~~)/mu;
/** Signs of programs and of other markup, which would be read as they are. */
const programs: readonly RegExp[] = [
  // Entities, escapes and tags of HTML and JSON
  /&(?:amp|quot|apos|nbsp|lt|gt|#\d{2,5}|#x[\da-f]{2,5});/iu,
  // A path such as C:\temp\new has none.
  /\\(?<![A-Za-z]:\S{0,80})(?:n|t|r|"|u[\da-f]{4})/u,
  /(?<!`)<(?:\/?[a-z][a-z\d]{0,10}(?:\s[a-z-]{1,20}=[^<>\n]{0,80})?\s?\/?|!--[^<>\n]{0,80})>|<!\[CDATA\[/iu,
  // Formulas; two sums in dollars are none.
  /\\[()[\]]|\\[a-z]{2,20}\{|\$(?=[\w\\{}^=+., -]{0,24}[\\^_{])[\w\\{}^=+., -]{1,24}\$(?!\w)/u,
  // What was deleted, and what came in its place
  /~~[^~\n]+~~/u,
];

/** UTF-8 that was read as Latin-1. */
const misread = /â€|Ã[\u0080-\u00BF]|Â[\u00A0-\u00BF]/u;
/** A word again and again. */
const stutter = /(?<!\p{L})(\p{L}+)(?:[\s,]+\1(?!\p{L})){3,}/iu;

/** Marks with which an assistant that searches refers to what it found. */
const found =
  /【[^【】\n]{0,200}】|\b(?:file)?cite\W?turn\d|turn\d+(?:search|view|news|file)\d|oaicite|contentReference\[/u;

/** A row of a table and the line below its header. */
const table = /^[^\S\n]*\|[^\n]*\|[^\S\n]*\n[^\S\n]*\|?[^\S\n]*:?-{2,}/mu;

const filled = 'name|date|year|place|city|town|number|title|nom|ville|nome|cidade|datum|stadt|ort';
/** Blanks that the author is to fill in. A word in brackets alone may belong to a quotation: "[liberty]". */
const blanks = [
  new RegExp(
    String.raw`\[(?:insert\b[^\]\n]{0,60}|(?:(?:add|enter|insérer|inserir) )?(?:(?:the|an?|your|votre|seu|sua|dein|ihr)\b[^\]\n]{0,40} )?(?:${filled}))\](?!\()`,
    'iu',
  ),
  /\[(?:\p{Lu}\p{L}{0,20} ){1,4}(?:Name|Date|Year|Place|City|Town|Number|Title)\](?!\()/u,
];

/** Whether an answer shows signs of a program that the author's text does not have. */
export function hasStraySigns(answer: string, asked: Asked): boolean {
  const own = `${asked.material}\n${asked.request}`;
  const stray = (sign: RegExp): boolean => sign.test(answer) && !sign.test(own);
  if (stray(found) || stray(misread)) return true;
  if (isFree(asked)) return false;
  if (stray(fence)) return true;
  // What is inserted may be about signs, and has no text of the author's to be compared with.
  if (asked.replaced === '') return false;
  return (
    (!mayDecorate(asked) && stray(emoji)) ||
    programs.some(stray) ||
    stray(table) ||
    stray(stutter) ||
    isHalfMarked(answer, own) ||
    isCapitals(answer, asked)
  );
}

/** Quotation marks or bold that begin and do not end. */
function isHalfMarked(answer: string, own: string): boolean {
  const isOdd = (text: string): boolean => text.split('**').length % 2 === 0;
  const opens = (text: string): boolean => /^["“„«][^"“”„«»]*$/u.test(text.trim());
  return (isOdd(answer) && !isOdd(own)) || (opens(answer) && !opens(own));
}

/** Whether an answer leaves blanks where the author has none. */
export function leavesBlanks(answer: string, asked: Asked): boolean {
  if (isFree(asked)) return false;
  const own = `${asked.material}\n${asked.request}`;
  return blanks.some(
    (blank) =>
      !blank.test(own) &&
      [...answer.matchAll(new RegExp(blank, 'giu'))].some(([one]) => !clarifies(one, own)),
  );
}

/** Whether brackets name what the author speaks of, as in a quotation: "[the city] has grown". */
const clarifies = (bracketed: string, own: string): boolean => {
  const inside = bracketed.slice(1, -1);
  return !toAuthor.test(inside) && own.toLowerCase().includes(inside.toLowerCase());
};
const toAuthor = /^(?:insert|add|enter|insérer|inserir|your|votre|seu|sua|dein|ihr)\b/iu;

/** Everything in capital letters, although the author's text is not. */
const isCapitals = (answer: string, { replaced, material }: Asked): boolean =>
  (answer.match(/\p{Lu}/gu)?.length ?? 0) > 20 &&
  !/\p{Ll}/u.test(answer) &&
  /\p{Ll}/u.test(replaced || material);

const emoji = /\p{Emoji_Presentation}/u;
/** A tone or an audience may ask for them. */
const mayDecorate = ({ name }: Asked): boolean => decorated.includes(name);
const decorated: readonly TaskName[] = ['changeTone', 'rewrite', 'brainstorm', 'thesisIdeas', 'topicIdeas'];

/** Letters of scripts that no language of the product is written in. */
const scripts = [
  'Han',
  'Hiragana',
  'Katakana',
  'Hangul',
  'Cyrillic',
  'Arabic',
  'Hebrew',
  'Thai',
  'Devanagari',
].map((name) => new RegExp(`\\p{Script=${name}}`, 'u'));
/** What explains a word stands in brackets or quotation marks: "harbour (港)". */
const enclosed = /[([“"„«'‘*_][^\n([\])“”"„«»'‘’*_]{1,40}[)\]”"“»'’*_]/gu;

/** Whether words of another script are mixed into an answer, as models do that know that script better. */
export function mixesScripts(answer: string, asked: Asked): boolean {
  const own = `${asked.material}\n${asked.request}`;
  const sentences = answer.replaceAll(enclosed, '').split(/(?<=[.!?…])\s+|\n+/u);
  // A rewording has no word to name that its text does not have.
  const text = sentences.filter((sentence) => asked.replaced !== '' || !naming.test(sentence)).join('\n');
  return scripts.some((script) => script.test(text) && !script.test(own));
}

/** How a sentence gives a word of another language. */
const naming = anyOf(
  '\\b(?:words?|terms?|names?|named|calls?|called|phrases?|concepts?|means?|meaning|known as|written|spelled|characters?|letters?|proverbs?)\\b',
  '\\b(?:mots?|termes?|noms?|appell?e\\w*|nomm\\w*|concepts?|signifi\\w*|veut dire|expressions?|proverbes?|caractères?)\\b',
  '\\b(?:palavras?|termos?|nomes?|cham\\w*|conceitos?|significa\\w*|quer dizer|expressão|expressões|provérbios?)\\b',
  '\\b(?:w[oö]rte?r?\\w*|begriffe?|namen?|heißt|heißen|nenn\\w*|genannt|bedeutet|ausdrucke?|sprichw\\w*|schriftzeichen)\\b',
);
