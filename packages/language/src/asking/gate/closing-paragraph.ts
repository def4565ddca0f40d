import { sharedStems, speaksOfWork } from './about-work.ts';
import { longestRemark } from './additions-behind.ts';
import { type Asked, isFree } from './asked.ts';
import { stemsOf } from './on-topic.ts';
import { anyOf, beginningWith } from './pattern.ts';

/** Somebody is spoken to. */
const addresses = anyOf(
  '\\b(?:you|your|yours|du|dir|dich|dein\\w*|ihnen|vous|votre|vos|tu|toi|você|vocês|lhe|te|ti|teu|tua)\\b',
  '\\b(?:want me|let me|soll ich|quer que eu|queres que eu)\\b',
  '\\b(?:wenn|falls|sollten|möchten|wünschen|brauchen|wollen) sie\\b',
  '\\b(?:se|caso) (?:quiser\\w*|desej\\w*|precis\\w*|prefer\\w*|gost\\w*)\\b',
);
/** How an offer begins, or a request to say something. */
const conditional = beginningWith(
  "[*_(]*(?:and |but |und |aber |et |mais |mas |e )?(?:if|should|in case|just|simply|feel|tell|say|let|want|happy|glad|wenn|falls|sollte\\w*|sag\\w*|gib|schreib\\w*|melde?|möchte\\w*|si|s'il|au besoin|dis|dites|n'hésite\\w*|se|caso|diga|diz|qualquer|basta|é só)\\b",
);
const isQuestion = (text: string): boolean => /\?["”»’)*_\s]*$/u.test(text);

/**
 * Whether the last paragraph of an answer speaks to its reader about the answer, in whatever words ("Falls dir das zu
 * förmlich ist, sag Bescheid."): it shares no word with what the author gave, nor with the answer before it.
 */
export function isClosingParagraph(paragraph: string, before: string, asked: Asked): boolean {
  if (!mayBeClosingParagraph(paragraph, asked)) return false;
  const said = stemsOf(before);
  if ([...stemsOf(paragraph)].some((stem) => said.has(stem))) return false;
  if (speaksOfWork(paragraph) && !speaksOfWork(before)) return true;
  const own = `${asked.material}\n${before}`;
  return (
    addresses.test(paragraph) &&
    !addresses.test(own) &&
    (isQuestion(paragraph) || conditional.test(paragraph))
  );
}

const inBrackets = /(?:^|[.!?…]["”»’]{0,2}\s|\n)\s*[*_]{0,3}[([](?<said>[^()[\]]{8,400})[)\]][*_]{0,3}\s*$/u;
const unchanged = anyOf(
  '\\b(?:unchanged|untouched|as (?:it is|they are|is)|inchangée?s?|tel(?:le)?s? quel(?:le)?s?|unverändert|inalterad\\w*|tal e qual)\\b',
);

/** Where a remark in brackets begins that ends an answer: "(I kept the date.)" */
export function remarkInBrackets(text: string, asked: Asked): number | undefined {
  if (isFree(asked) || asked.name === 'autocomplete' || inBrackets.test(asked.replaced)) return undefined;
  const found = inBrackets.exec(text);
  const said = found?.groups?.['said'];
  if (found === null || said === undefined) return undefined;
  const own = `${asked.material}\n${text.slice(0, found.index)}`;
  const known = stemsOf(own);
  const isApart = ![...stemsOf(said)].some((stem) => known.has(stem));
  const isRemark =
    (isApart && addresses.test(said) && !addresses.test(own)) ||
    unchanged.test(said) ||
    (speaksOfWork(said) && !speaksOfWork(own));
  return isRemark ? text.slice(0, found.index + 1).trimEnd().length : undefined;
}

/** Whether a paragraph that is not complete may still become one. */
export const mayBeClosingParagraph = (text: string, asked: Asked): boolean =>
  !isFree(asked) &&
  asked.name !== 'autocomplete' &&
  text.length <= longestRemark &&
  sharedStems(text.replace(/[\p{L}\p{N}]+$/u, ''), asked) === 0;
