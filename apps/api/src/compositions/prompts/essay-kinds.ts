import type { AcademicLevel, EssayType } from '@octavo/contract/essay-options';
import type { InEachLanguage } from '@octavo/language/asking/prompts/prompt-language';

/** What the types of essay are called in prompts. */
export const essayKinds: Readonly<Record<EssayType, InEachLanguage>> = {
  classic: {
    en: 'a classic essay that unfolds its thesis point by point',
    fr: 'une dissertation classique qui développe sa thèse point par point',
    pt: 'um ensaio clássico que desenvolve a tese ponto por ponto',
    de: 'ein klassischer Aufsatz, der seine These Punkt für Punkt entfaltet',
  },
  'compare and contrast': {
    en: 'an essay that compares and contrasts',
    fr: 'un essai qui compare et oppose',
    pt: 'um ensaio que compara e contrasta',
    de: 'ein vergleichender Aufsatz, der Gemeinsames und Unterschiede zeigt',
  },
  argumentative: {
    en: 'an argumentative essay that answers the strongest objection',
    fr: 'un essai argumentatif qui répond à la plus forte objection',
    pt: 'um ensaio argumentativo que responde à objeção mais forte',
    de: 'eine Erörterung, die den stärksten Einwand beantwortet',
  },
  persuasive: {
    en: 'a persuasive essay that wants to move its readers to act',
    fr: 'un essai persuasif qui veut amener ses lecteurs à agir',
    pt: 'um ensaio persuasivo que quer levar quem lê a agir',
    de: 'ein überzeugender Aufsatz, der seine Leser zum Handeln bewegen will',
  },
  critique: {
    en: 'a critique that weighs strengths and weaknesses by stated measures',
    fr: 'une critique qui pèse forces et faiblesses selon des critères énoncés',
    pt: 'uma crítica que pondera forças e fraquezas segundo critérios enunciados',
    de: 'eine Kritik, die Stärken und Schwächen an genannten Maßstäben misst',
  },
  memoir: {
    en: 'a memoir in the first person, made of scenes',
    fr: 'un récit de souvenirs à la première personne, fait de scènes',
    pt: 'uma memória na primeira pessoa, feita de cenas',
    de: 'eine Erinnerung in der ersten Person, die in Szenen erzählt',
  },
};

/** How an essay at each level is to be written. */
export const levelStyles: Readonly<Record<AcademicLevel, InEachLanguage>> = {
  'high school': {
    en: 'high school: plain words, short sentences, one idea a paragraph, examples from everyday life',
    fr: 'lycée : mots simples, phrases courtes, une idée par paragraphe, exemples de la vie quotidienne',
    pt: 'ensino secundário: palavras simples, frases curtas, uma ideia por parágrafo, exemplos do dia a dia',
    de: 'Oberstufe: einfache Wörter, kurze Sätze, ein Gedanke je Absatz, Beispiele aus dem Alltag',
  },
  undergraduate: {
    en: 'undergraduate: clear academic prose, terms explained where they first appear',
    fr: 'licence : prose universitaire claire, termes expliqués à leur première apparition',
    pt: 'licenciatura: prosa académica clara, termos explicados na primeira ocorrência',
    de: 'Bachelorstudium: klare wissenschaftliche Prosa, Begriffe bei der ersten Nennung erklärt',
  },
  "master's degree": {
    en: "master's degree: positions weighed against each other, precise terms, limits named",
    fr: 'master : positions pesées les unes contre les autres, termes précis, limites nommées',
    pt: 'mestrado: posições ponderadas entre si, termos precisos, limites indicados',
    de: 'Masterstudium: Positionen gegeneinander abgewogen, genaue Begriffe, Grenzen benannt',
  },
  'doctoral degree': {
    en: 'doctorate: dense and exact, assumptions and method made explicit, the open question named',
    fr: 'doctorat : dense et exact, hypothèses et méthode explicites, question ouverte nommée',
    pt: 'doutoramento: denso e exato, pressupostos e método explícitos, questão em aberto indicada',
    de: 'Promotion: dicht und genau, Annahmen und Methode offengelegt, die offene Frage benannt',
  },
  professional: {
    en: 'professional: the result first, sober, with consequences and recommendations',
    fr: "professionnel : le résultat d'abord, sobre, avec conséquences et recommandations",
    pt: 'profissional: primeiro o resultado, sóbrio, com consequências e recomendações',
    de: 'Beruf: das Ergebnis zuerst, nüchtern, mit Folgen und Empfehlungen',
  },
};
