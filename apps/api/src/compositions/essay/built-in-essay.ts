import { fill } from '@octavo/language/fill';
import { titleOf } from '../title-of.ts';
import type { Essay, EssaySection } from './essay.ts';
import type { EssayWanted } from './essay-wanted.ts';
import { type PlannedSection, planSections } from './plan-sections.ts';
import { essayTexts } from './texts/index.ts';

/** Word counts from which a section has additional blanks. */
const longSections = [250, 400];

/** A scaffold: the chosen thesis, the sections for its type and length, and blanks saying what to write there. */
export function builtInEssay({ subject, thesis, language, ...wanted }: EssayWanted): Essay {
  const { note, levels, thesis: blankThesis, blank, more } = essayTexts[language];
  // A memoir has no argument, and its author is its source.
  const isMemoir = wanted.style === 'memoir';
  const claim = thesis ?? (isMemoir ? '' : fill(blankThesis, { topic: subject }));
  const section = ({ part, task, words }: PlannedSection): EssaySection => {
    const blanks = [
      fill(blank, { task, words: Math.round(words / 10) * 10 }),
      ...more.filter((_, index) => part === 'body' && words >= (longSections[index] ?? Infinity)),
    ];
    const stated = claim !== '' && (part === 'introduction' || part === 'both') ? [claim] : [];
    return { part, paragraphs: [[...blanks, ...stated].join(' ')] };
  };
  return {
    title: titleOf(subject),
    note: isMemoir ? note : `${note} ${levels[wanted.academicLevel]}`,
    sections: planSections(wanted.style, wanted.wordCount, language).map(section),
  };
}
