/** Words that are frequent in one of the app's languages and rare in the others; a paragraph is counted by them. */
const frequent = {
  en: 'the of and to that is was for with as are this but have not they his from which were been has their would there what more when who will can could than them its these other into only some our about after should because you he she we my your it be by at had him her if how do does did very also',
  fr: 'le la les des et est une dans qui que pour pas sur plus par avec sont ce cette il elle nous vous au aux du ne se mais ou ont été leur comme tout être fait aussi très même entre sans lui ces ses mon je',
  de: 'der die das und ist nicht ein eine mit auf für von dem den des im sich auch als sie wir ich zu es werden wird war sind haben hat bei nach aus einer einem einen über oder wie aber noch nur durch wenn dass',
  pt: 'o os um uma não para com por mais dos das na no nas nos ao como mas foi ser são tem sua seu seus suas ele ela isso este esta muito também já quando pelo pela até entre é e do da que em à',
  es: 'el los las una no para con por más del al como pero fue ser son tiene su sus él ella eso este esta muy también ya cuando hasta entre es y que en se lo un',
} as const;

type Language = keyof typeof frequent;
const languages = ['en', 'fr', 'de', 'pt', 'es'] as const satisfies readonly Language[];
const sets = new Map(languages.map((language) => [language, new Set(frequent[language].split(' '))]));

/**
 * Says whether a paragraph is English, not English, or too short to tell. Harper's own check takes a badly
 * spelt English sentence for another language, so frequent words are counted first.
 */
export function englishness(paragraph: string): 'english' | 'other' | 'unclear' {
  const letters = paragraph.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
  if (letters.length === 0 || latin.length < letters.length / 2) return 'other';
  const words = paragraph.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (language: Language): number => words.filter((word) => sets.get(language)?.has(word)).length;
  const english = count('en');
  const strongest = Math.max(...languages.filter((language) => language !== 'en').map(count));
  if (english === 0 && strongest === 0) return 'unclear';
  return english >= strongest ? 'english' : 'other';
}
