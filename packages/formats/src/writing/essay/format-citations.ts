import { citationKey, citationOf, readReferences, styleOf } from '@octavo/citations';
import type { Formatted, Formatter, Run } from '@octavo/citations/format';
import type { DocumentContent, DocumentNode, Language } from '@octavo/contract';
import { languages } from '@octavo/contract/languages';
import { type Bibliography, plainRun, type Sources, type TextRun } from './essay.ts';

/** How the citations and references of a document are rendered. */
export interface CitationTexts {
  readonly citation: (attributes: Readonly<Record<string, unknown>>) => readonly TextRun[];
  readonly entries: readonly (readonly TextRun[])[];
  readonly bibliography?: Bibliography;
  readonly sources?: Sources;
}

/** Formats citations by the list of references in a document; undefined if there is none. */
export async function formatCitations(
  content: DocumentContent,
  language: string,
  formatter: Formatter,
): Promise<CitationTexts | undefined> {
  const list = content.content.find(({ type }) => type === 'references');
  const references = readReferences(list?.attrs?.['items']);
  if (list === undefined || references.length === 0) return undefined;
  const formatted = await formatter.format({
    style: styleOf(list.attrs?.['format']),
    language: languageOf(list.attrs?.['language'], language),
    references,
    citations: [...citationsOf(content.content)],
  });
  return textsOf(formatted);
}

function textsOf({ citations, bibliography, isNumbered }: Formatted): CitationTexts {
  return {
    citation: (attributes) =>
      (citations[citationKey(citationOf(attributes))] ?? [{ text: '[?]' }]).map(runOf),
    entries: bibliography.map(({ number, runs }) => [
      ...(isNumbered && number !== null ? [plainRun(`${number} `)] : []),
      ...runs.map(runOf),
    ]),
  };
}

const runOf = ({ text, italic, bold, smallCapitals }: Run): TextRun => ({
  ...plainRun(smallCapitals ? text.toUpperCase() : text),
  italic: italic === true,
  bold: bold === true,
});

function* citationsOf(nodes: readonly DocumentNode[]): Generator<ReturnType<typeof citationOf>> {
  for (const { type, attrs, content } of nodes) {
    if (type === 'inlineCitation') yield citationOf(attrs ?? {});
    if (content) yield* citationsOf(content);
  }
}

function languageOf(chosen: unknown, ofText: string): Language {
  const known = languages.find((language) => language === chosen);
  if (known !== undefined) return known;
  const { language } = new Intl.Locale(ofText);
  return languages.find((each) => each === ofText || new Intl.Locale(each).language === language) ?? 'en';
}
