import { citationKey, citationOf, readReferences, styleOf } from '@octavo/citations';
import type { DocumentNode, SharedText } from '@octavo/contract';
import type { Formatted } from '@octavo/machines/reading';
import { formatCitations } from '../citations/format-citations.ts';
import { currentLanguage } from '../i18n.ts';
import { languages } from '@octavo/contract/languages';

const nothing: Formatted = { citations: [], references: [] };

/** Citations and references of a text in its own style; the formatter is fetched only for a text that has any. */
export async function formatText(text: SharedText | null): Promise<Formatted> {
  const nodes = text === null ? [] : [...nodesIn(text.content.content)];
  const list = nodes.find(({ type }) => type === 'references')?.attrs;
  const references = readReferences(list?.['items']);
  if (references.length === 0) throw new Error('The text has no list of references.');
  const citations = nodes
    .filter(({ type }) => type === 'inlineCitation')
    .map(({ attrs = {} }) => citationOf(attrs));
  const formatted = await formatCitations({
    style: styleOf(list?.['format']),
    language: languages.find((each) => each === list?.['language']) ?? currentLanguage(),
    references,
    citations,
  });
  return {
    ...nothing,
    citations: citations.map((citation) => formatted.citations[citationKey(citation)] ?? [{ text: '[?]' }]),
    references: formatted.bibliography.map(({ number, runs }) => ({ number, line: runs })),
  };
}

function* nodesIn(nodes: readonly DocumentNode[]): Generator<DocumentNode> {
  for (const node of nodes) {
    yield node;
    yield* nodesIn(node.content ?? []);
  }
}
