import type { DocumentNode } from '@octavo/contract';
import type { ImportOutcome } from './outcome.ts';
import { type Contents, type CountedKind, isCountedLink, wordsIn } from './pandoc.ts';

type Imported = Extract<ImportOutcome, { ok: true }>;

const inline = new Set(['text', 'hardBreak', 'footnote', 'inlineCitation']);

/** What a document of ours holds; what the report names as left out counts as read. */
export function ownContents({ title, content, losses, cited }: Imported): Contents {
  const counts: Record<CountedKind, number> = {
    headings: 0,
    items: 0,
    tables: losses.tables ?? 0,
    cells: 0,
    footnotes: 0,
    links: 0,
    pictures: (losses.pictures ?? 0) + (losses.drawings ?? 0),
    formulas: losses.formulas ?? 0,
  };
  const headings: string[] = [];
  let link: unknown;
  // Drawn by us, though a file may have them as text.
  const numbers: string[] = [];
  const textOf = (node: DocumentNode): string => {
    const { type, attrs, text = '', marks = [], content: inner = [] } = node;
    switch (type) {
      case 'heading':
        counts.headings += 1;
        break;
      case 'listItem':
      case 'taskItem':
        counts.items += 1;
        break;
      case 'orderedList':
        numbers.push(...inner.map((_, index) => String(Number(attrs?.['start'] ?? 1) + index)));
        break;
      case 'table':
        counts.tables += 1;
        break;
      case 'tableCell':
      case 'tableHeader':
        counts.cells += 1;
        break;
      case 'picture':
        counts.pictures += 1;
        break;
      case 'footnote': {
        counts.footnotes += 1;
        const note: readonly DocumentNode[] = Array.isArray(attrs?.['content']) ? attrs['content'] : [];
        return ` ${note.map(textOf).join('')} `;
      }
      case 'hardBreak':
        return ' ';
      case 'references':
        return ` ${JSON.stringify(attrs?.['items'])} `;
      default:
    }
    const href = marks.find((mark) => mark.type === 'link')?.attrs?.['href'];
    if (type === 'text') {
      if (href !== link && isCountedLink(String(href), text)) counts.links += 1;
      link = href;
      return text;
    }
    link = undefined;
    const words = inner.map(textOf).join('');
    if (type === 'heading') headings.push(wordsIn(words).join(' '));
    return inline.has(type) ? words : ` ${words} `;
  };
  const words = wordsIn(content.content.map(textOf).join(' '));
  return {
    words: [...words, ...wordsIn(cited.join(' '))],
    titleWords: [...wordsIn(title), ...numbers],
    headings,
    counts,
  };
}
