import type { Audience, Formality, WritingStyle } from '@octavo/contract/tool-settings';
import type { InEachLanguage, PromptLanguage } from './prompt-language.ts';

export type StyleSettings = {
  readonly audience: Audience;
  readonly formality: Formality;
  readonly writingStyle: WritingStyle;
};

const titles = {
  audience: { en: 'Audience', fr: 'Public', pt: 'Público', de: 'Leserschaft' },
  formality: { en: 'Formality', fr: 'Niveau de langue', pt: 'Formalidade', de: 'Förmlichkeit' },
  writingStyle: { en: 'Style of writing', fr: "Style d'écriture", pt: 'Estilo de escrita', de: 'Schreibart' },
} as const satisfies Record<keyof StyleSettings, InEachLanguage>;

const audiences: Readonly<Record<Audience, InEachLanguage>> = {
  'super casual': {
    en: 'close friends, as in a chat',
    fr: 'des amis proches, comme dans une conversation',
    pt: 'amigos próximos, como numa conversa',
    de: 'enge Freunde, wie in einem Chat',
  },
  casual: {
    en: 'interested people, in everyday language',
    fr: 'des lecteurs curieux, dans la langue de tous les jours',
    pt: 'pessoas interessadas, em linguagem do dia a dia',
    de: 'interessierte Leute, in Alltagssprache',
  },
  academic: {
    en: 'scholars and teachers',
    fr: 'des universitaires et des enseignants',
    pt: 'académicos e professores',
    de: 'Wissenschaft und Lehre',
  },
  professional: {
    en: 'colleagues and clients at work',
    fr: 'des collègues et des clients',
    pt: 'colegas e clientes',
    de: 'Kollegen und Kunden im Beruf',
  },
};

const formalities: Readonly<Record<Formality, InEachLanguage>> = {
  chill: {
    en: 'relaxed, contractions welcome',
    fr: 'détendu',
    pt: 'descontraída',
    de: 'locker',
  },
  standard: { en: 'neutral', fr: 'courant', pt: 'neutra', de: 'neutral' },
  polished: {
    en: 'formal and polished, without contractions',
    fr: 'soutenu et soigné',
    pt: 'formal e cuidada',
    de: 'förmlich und gepflegt',
  },
};

const styles: Readonly<Record<WritingStyle, InEachLanguage>> = {
  explain: {
    en: 'explain: make clear how and why',
    fr: 'expliquer : dire clairement comment et pourquoi',
    pt: 'explicar: tornar claro como e porquê',
    de: 'erklären: deutlich machen, wie und warum',
  },
  describe: {
    en: 'describe: show what it is like',
    fr: 'décrire : montrer comment c’est',
    pt: 'descrever: mostrar como é',
    de: 'beschreiben: zeigen, wie es ist',
  },
  persuade: {
    en: 'persuade: win the reader over by reasons',
    fr: 'persuader : gagner le lecteur par des raisons',
    pt: 'persuadir: conquistar o leitor com razões',
    de: 'überzeugen: den Leser durch Gründe gewinnen',
  },
  story: {
    en: 'tell a story: as a sequence of events',
    fr: 'raconter : comme une suite d’événements',
    pt: 'contar: como uma sequência de acontecimentos',
    de: 'erzählen: als Folge von Ereignissen',
  },
};

/** The author's settings (SPEC §3) as lines of a prompt. */
export const settingsInWords = (
  { audience, formality, writingStyle }: StyleSettings,
  language: PromptLanguage,
): string[] => [
  `${titles.audience[language]}: ${audiences[audience][language]}`,
  `${titles.formality[language]}: ${formalities[formality][language]}`,
  `${titles.writingStyle[language]}: ${styles[writingStyle][language]}`,
];
