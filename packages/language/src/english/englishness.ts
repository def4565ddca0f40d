import { languageOfLine } from '../engine/line-language.ts';

/**
 * Whether a paragraph is English, not English, or too short to tell. Harper's own check takes a badly spelt English
 * sentence for another language, so frequent words are counted first.
 */
export function englishness(paragraph: string): 'english' | 'other' | 'unclear' {
  const language = languageOfLine(paragraph);
  if (language === 'unclear') return 'unclear';
  return language === 'en' ? 'english' : 'other';
}
