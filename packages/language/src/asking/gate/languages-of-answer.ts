import { paragraphLanguage } from '../../engine/paragraph-language.ts';
import { chargedWords } from '../word-places.ts';
import { type Asked, isOwnRequest } from './asked.ts';
import type { Law } from './laws.ts';
import { anyOf } from './pattern.ts';
import { mixesScripts } from './stray-signs.ts';

/** Fewer words do not identify a language reliably. */
const tellsLanguage = 8;
const tellsOther = 12;

/** Words with which an author asks for another language. */
export const namesLanguage = anyOf(
  '\\b(?:translat\\w*|language|tradui\\w*|traduction|traduz\\w*|tradução|langue|língua|idioma|übersetz\\w*|übertrag\\w*|sprache)\\b',
  '\\b(?:english|french|german|portuguese|spanish|italian|dutch|latin|greek|russian|chinese|japanese|korean|arabic|hindi|polish|turkish|swedish)\\b',
  '\\b(?:anglais\\w*|français\\w*|allemand\\w*|portugais\\w*|espagnol\\w*|italien\\w*|néerlandais|russe|chinois|japonais|arabe)\\b',
  '\\b(?:inglês|inglesa|francês|francesa|alemão|alemã|português|portuguesa|espanhol\\w*|italian[oa]|neerlandês|russo|chinês|japonês|árabe)\\b',
  '\\b(?:englisch\\w*|französisch\\w*|deutsch\\w*|portugiesisch\\w*|spanisch\\w*|italienisch\\w*|niederländisch\\w*|russisch\\w*|chinesisch\\w*|japanisch\\w*|arabisch\\w*)\\b',
);

/** Whether an answer is not in the language that was asked for. */
export function isOtherLanguage(answer: string, asked: Asked, { language }: Law): boolean {
  const { replaced, material, request } = asked;
  const isOwn = isOwnRequest(asked);
  if (!language && !(isOwn && replaced !== '' && !namesLanguage.test(request))) return false;
  const [few, many] = isOwn ? [tellsOther, tellsOther] : [tellsLanguage, tellsOther];
  const said = paragraphLanguage(answer);
  // A few words do not identify a language; the text around them does.
  const isTold = replaced !== '' && (chargedWords(replaced) >= few || paragraphLanguage(replaced) === said);
  const own = isTold ? replaced : material;
  const least = Math.min(chargedWords(answer), chargedWords(own));
  if (least < few) return false;
  const wanted = asked.language ?? paragraphLanguage(own);
  if (said === 'unclear' || wanted === 'unclear' || said === wanted) return false;
  return least >= many || (said !== 'other' && wanted !== 'other');
}

/** Fewer words do not identify the language of a sentence. */
const tellsSentence = 9;

/** Whether a sentence is in a language that the author does not write, or words are in another script. */
export function mixesLanguages(answer: string, asked: Asked, { language }: Law): boolean {
  const isOwn = isOwnRequest(asked);
  if (isOwn && namesLanguage.test(asked.request)) return false;
  if (mixesScripts(answer, asked)) return true;
  if (isOwn || !language) return false;
  const own = new Set([...languagesOf(asked.replaced), ...languagesOf(asked.material)]);
  if (own.size === 0 || (asked.language !== undefined && !own.has(asked.language))) return false;
  return languagesOf(answer).some((one) => !own.has(one));
}

/** The languages of a text's longer sentences, and its own. */
function languagesOf(text: string): string[] {
  const sentences = text.split(/(?<=[.!?…]["”»’)]{0,3})\s+|\n+/u);
  return [text, ...sentences.filter((sentence) => chargedWords(sentence) >= tellsSentence)]
    .map((part) => paragraphLanguage(part))
    .filter((found) => found !== 'unclear' && found !== 'other');
}
