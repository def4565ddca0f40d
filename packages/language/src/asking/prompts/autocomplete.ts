import type { InEachLanguage } from './prompt-language.ts';

export const autocomplete: { readonly version: number; readonly task: InEachLanguage } = {
  version: 1,
  task: {
    en: `Continue the text from its very last character: the few words that most likely come next, to the end of the sentence at most. Do not repeat what is there. Answer with these words alone.`,
    fr: `Continue le texte à partir de son tout dernier caractère : les quelques mots les plus probables, au plus jusqu'à la fin de la phrase. Ne répète pas ce qui est écrit. Réponds par ces mots seuls.`,
    pt: `Continua o texto a partir do seu último carácter: as poucas palavras que mais provavelmente se seguem, no máximo até ao fim da frase. Não repitas o que já lá está. Responde só com essas palavras.`,
    de: `Setze den Text ab seinem allerletzten Zeichen fort: die wenigen Wörter, die am wahrscheinlichsten folgen, höchstens bis zum Satzende. Wiederhole nicht, was schon dasteht. Antworte nur mit diesen Wörtern.`,
  },
};
