import type { Reference } from '@octavo/contract';
import { citationStyles, type ReferenceStyle } from '@octavo/contract/citation-styles';
import type { Language } from '@octavo/contract/languages';
import type { DocumentJson, JsonNode } from '@octavo/document-schema';
import { fill } from '@octavo/language/fill';
import type { PlannedSection } from './plan-sections.ts';
import { essayTexts } from './texts/index.ts';

export type Essay = {
  readonly title: string;
  /** Who made it, if that has to be said. */
  readonly note?: string;
  readonly sections: readonly EssaySection[];
  /** Works on its subject, for the author to cite. */
  readonly references?: readonly Reference[];
};

export type EssaySection = {
  readonly part: PlannedSection['part'];
  readonly heading?: string;
  readonly paragraphs: readonly string[];
};

/**
 * An essay as a document: each paragraph below its label, and the list of references in the chosen style at the end.
 * Without a chosen style it is APA 7 (SPEC §9).
 */
export function essayDocument(essay: Essay, language: Language, style: ReferenceStyle): DocumentJson {
  const { labels } = essayTexts[language];
  let body = 0;
  const labelled = (part: EssaySection['part'], paragraph: string): JsonNode[] => {
    const label = part === 'body' ? fill(labels.body, { n: ++body }) : labels[part];
    return [{ type: 'sectionLabel', attrs: { label } }, textBlock('paragraph', paragraph)];
  };
  return {
    type: 'doc',
    content: [
      ...(essay.note === undefined
        ? []
        : [{ type: 'blockquote', content: [textBlock('paragraph', essay.note)] }]),
      ...essay.sections.flatMap(({ part, heading, paragraphs }) => [
        ...(heading === undefined ? [] : [{ ...textBlock('heading', heading), attrs: { level: 2 } }]),
        ...paragraphs.flatMap((paragraph) => labelled(part, paragraph)),
      ]),
      {
        type: 'references',
        attrs: { format: style === 'None' ? citationStyles[0] : style, items: essay.references ?? [] },
      },
    ],
  };
}

const textBlock = (type: string, text: string): JsonNode => ({ type, content: [{ type: 'text', text }] });
