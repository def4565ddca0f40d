import type { AiRequest } from '@octavo/contract';
import type { CheckedLanguage } from '../engine/checked-language.ts';
import { fill } from '../engine/fill.ts';
import { withoutConnective } from './connectives.ts';
import { keySentences } from './key-sentences.ts';
import { scaffoldTexts } from './scaffold-texts/index.ts';
import { sentencesOf } from './sentences.ts';
import { standsAlone } from './stands-alone.ts';
import { wordings } from './wordings.ts';

type Material = Pick<AiRequest, 'title' | 'text'>;

const bare = (sentence: string): string => withoutConnective(sentence).replace(/\s*[.!?]+["'”’»)]*$/, '');
const quoted = (sentence: string, language: CheckedLanguage): string =>
  fill(scaffoldTexts[language].quoted, { words: bare(sentence) });
const isNothing = ({ title, text }: Material): boolean => title.trim() === '' && text.trim() === '';

/** The main statements of a text, in sentences that make sense on their own. */
function claimsOf({ text }: Material, count: number, language: CheckedLanguage): string[] {
  const isClaim = (sentence: string): boolean => standsAlone(withoutConnective(sentence), language);
  return keySentences(text, count, isClaim).map((sentence) => withoutConnective(sentence));
}

const topicOf = (material: Material, language: CheckedLanguage): string =>
  material.title.trim() || bare(claimsOf(material, 1, language)[0] ?? '');

/** A conclusion that repeats the main statements of a text. */
export function conclusion(material: Material, language: CheckedLanguage): string | undefined {
  if (isNothing(material)) return undefined;
  const { conclusion: frame, introduction: texts } = scaffoldTexts[language];
  const said = claimsOf(material, 2, language).join(' ');
  return fill(frame, { said: said === '' ? texts.noClaim : (wordings[language].paraphrase(said) ?? said) });
}

export function introduction(material: Material, language: CheckedLanguage): string | undefined {
  if (isNothing(material)) return undefined;
  const topic = topicOf(material, language);
  const { open, matter, claim, noClaim, steps } = scaffoldTexts[language].introduction;
  const [said] = claimsOf(material, 1, language);
  return [
    ...(topic === '' ? [] : [fill(open, { topic })]),
    matter,
    said === undefined ? noClaim : fill(claim, { claim: said }),
    steps,
  ].join(' ');
}

export function opposingArgument(material: Material, language: CheckedLanguage): string | undefined {
  if (isNothing(material)) return undefined;
  const { opposing, noTarget } = scaffoldTexts[language];
  const [claim] = claimsOf(material, 1, language);
  return fill(opposing, { target: claim === undefined ? noTarget : quoted(claim, language) });
}

export function moreDepth(material: Material, language: CheckedLanguage): string | undefined {
  if (isNothing(material)) return undefined;
  const { depth, point } = scaffoldTexts[language];
  const last = sentencesOf(material.text).findLast((sentence) =>
    standsAlone(withoutConnective(sentence), language),
  );
  return [...(last === undefined ? [] : [fill(point, { words: quoted(last, language) })]), depth].join(' ');
}

export function titleQuestions({ title }: Material, language: CheckedLanguage): string | undefined {
  const topic = title.trim();
  return topic === '' ? undefined : fill(scaffoldTexts[language].title, { topic });
}

/** An outline with blanks; headings are in Markdown. */
export function outline(material: Material, language: CheckedLanguage): string {
  const { untitled, outline: parts } = scaffoldTexts[language];
  return [
    `# ${topicOf(material, language) || untitled}`,
    ...parts.flatMap(([heading, task]) => [`## ${heading}`, task]),
  ].join('\n\n');
}
