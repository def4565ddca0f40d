import { tones, type Tone } from '@octavo/contract/tones';
import type { PromptLanguage } from './prompt-language.ts';

const names: Readonly<Record<Exclude<PromptLanguage, 'en'>, string>> = {
  fr: 'universitaire, affirmé, autoritaire, franc, décontracté, compatissant, confiant, constructif, critique, curieux, diplomatique, direct, empathique, encourageant, enthousiaste, formel, amical, humoristique, inspirant, joyeux, neutre, objectif, optimiste, persuasif, professionnel, respectueux, sérieux',
  pt: 'académico, assertivo, autoritário, franco, descontraído, compassivo, confiante, construtivo, crítico, curioso, diplomático, direto, empático, encorajador, entusiástico, formal, amigável, humorístico, inspirador, alegre, neutro, objetivo, otimista, persuasivo, profissional, respeitoso, sério',
  de: 'wissenschaftlich, bestimmt, maßgeblich, offen, locker, mitfühlend, selbstsicher, konstruktiv, kritisch, neugierig, diplomatisch, direkt, einfühlsam, ermutigend, begeistert, förmlich, freundlich, humorvoll, inspirierend, fröhlich, neutral, sachlich, optimistisch, überzeugend, professionell, respektvoll, ernst',
};

/** The name of a tone in the language of the prompt. */
export const toneIn = (language: PromptLanguage, tone: Tone): string =>
  language === 'en' ? tone : (names[language].split(', ')[tones.indexOf(tone)] ?? tone);
