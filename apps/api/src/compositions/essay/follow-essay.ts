import { countWords } from '@octavo/contract/count-words';
import type { Language } from '@octavo/contract/languages';
import { documentText } from '@octavo/document-schema';
import type { Writing } from '../writings/writing.ts';
import { essayDocument, type EssaySection } from './essay.ts';
import type { Outline } from './outline-essay.ts';
import { withinAllowance } from './within-allowance.ts';

/** Called as each section grows; `kept` holds the sections of an earlier attempt. */
export type Follower = {
  readonly kept: ReadonlyMap<number, EssaySection>;
  readonly grown: (index: number, section: EssaySection) => void;
  readonly finished: (index: number, section: EssaySection) => void;
};

type Following = {
  readonly outline: Outline;
  readonly language: Language;
  /** Words that the account may read. */
  readonly left: number;
};

/**
 * Reports an essay while it is being written. The text is shown from the beginning up to the first gap, and up to the
 * allowance, cut in the same place as the document.
 */
export function followEssay(writing: Writing, { outline, language, left }: Following): Follower {
  const { sections: kept } = writing.kept;
  const growing = new Map<number, EssaySection>();
  const report = (): void => {
    const all = outline.sections.map((_, index) => kept.get(index) ?? growing.get(index));
    const gap = outline.sections.findIndex((_, index) => !kept.has(index));
    const shown = all.slice(0, gap < 0 ? all.length : gap + 1).filter((section) => section !== undefined);
    writing.report({
      title: outline.title,
      sections: outline.sections.map(({ words }, index) => ({
        words,
        written: countWords((all[index]?.paragraphs ?? []).join('\n')),
      })),
      text: textOf(shown, { outline, language, left }),
    });
  };
  report();
  return {
    kept,
    grown(index, section) {
      growing.set(index, section);
      report();
    },
    finished(index, section) {
      writing.keepSection(index, section);
      report();
    },
  };
}

function textOf(sections: readonly EssaySection[], { outline, language, left }: Following): string {
  const whole = essayDocument({ title: outline.title, sections }, language, 'None');
  return (withinAllowance(whole, left) ?? whole).content
    .filter(({ type }) => type === 'paragraph' || type === 'heading')
    .map((block) => documentText(block))
    .join('\n\n');
}
