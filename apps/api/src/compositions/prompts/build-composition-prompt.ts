import type { Language } from '@octavo/contract/languages';
import { checkedLanguageOf, varietyOf } from '@octavo/language';
import { fence } from '@octavo/language/asking/prompts/fence';
import { labels } from '@octavo/language/asking/prompts/labels';
import type { InEachLanguage, PromptLanguage } from '@octavo/language/asking/prompts/prompt-language';
import type { WrittenPrompt } from '@octavo/language/asking/prompts/written-prompt';
import { fill } from '@octavo/language/fill';
import type { CompositionPrompt } from './composition-prompt.ts';

/** Incremented whenever the wording that all compositions share changes: their role and what they must never do. */
export const sharedCompositionWordsVersion = 1;

export const role: InEachLanguage = {
  en: 'You help students and writers to plan and to write texts of their own.',
  fr: 'Tu aides des étudiants et des auteurs à préparer et à écrire leurs propres textes.',
  pt: 'Ajudas estudantes e autores a preparar e a escrever os seus próprios textos.',
  de: 'Du hilfst Studierenden und Schreibenden, eigene Texte zu planen und zu schreiben.',
};

/** What a model must never do: a source that nobody can check is worse than none. */
export const honesty: InEachLanguage = {
  en: 'Invent no sources, quotations, studies, names or figures, and put no citations or references into the text.',
  fr: "N'invente ni sources, ni citations, ni études, ni noms, ni chiffres, et ne mets aucun renvoi ni référence dans le texte.",
  pt: 'Não inventes fontes, citações, estudos, nomes nem números, e não ponhas citações nem referências no texto.',
  de: 'Erfinde keine Quellen, Zitate, Studien, Namen oder Zahlen und setze keine Belege oder Literaturangaben in den Text.',
};

export type CompositionMaterial = {
  readonly language: Language;
  /** Decides how English is spelt. */
  readonly countryCode: string;
  /** The user's texts, each under its name. */
  readonly material: Readonly<Record<string, string>>;
  /** Values for the task's placeholders; nothing from a user. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Additional lines of the task; nothing from a user. */
  readonly details?: readonly string[];
};

/** The two messages of a task. Text from the user appears only inside the fence. */
export function buildCompositionPrompt(
  { task }: CompositionPrompt,
  { language, countryCode, material, values = {}, details = [] }: CompositionMaterial,
): WrittenPrompt {
  const spoken = promptLanguageOf(language);
  const { rule, data, word } = fence(material, spoken);
  return {
    instructions: [role[spoken], rule, honesty[spoken]].join('\n'),
    prompt: [
      ...(data === '' ? [] : [data]),
      `${labels.task[spoken]}: ${fill(task[spoken], values)}`,
      ...details,
      `${labels.variety[spoken]}: ${nameOf(language, countryCode)}`,
    ].join('\n'),
    fence: word,
    material: Object.values(material).join('\n'),
    language: spoken,
  };
}

export const promptLanguageOf = (language: Language): PromptLanguage => checkedLanguageOf(language) ?? 'en';

function nameOf(language: Language, countryCode: string): string {
  const [, region = countryCode] = language.split('-');
  return varietyOf(promptLanguageOf(language), region).name;
}
