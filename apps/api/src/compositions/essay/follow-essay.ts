import { countWords } from '@octavo/contract/count-words';
import type { Language } from '@octavo/contract/languages';
import { documentText } from '@octavo/document-schema';
import type { Writing } from '../writings/writings.ts';
import { essayDocument, type EssaySection } from './essay.ts';
import type { Outline } from './outline-essay.ts';
import { withinAllowance } from './within-allowance.ts';

/** Told of each section as it grows; what was kept of an earlier try is there already. */
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
 * Reports an essay while it is written. Its text is shown from the beginning as far as it is there without a gap, and
 * no further than the allowance: the same cut as that of the document.
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
      kept.set(index, section);
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
