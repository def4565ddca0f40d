import { citationLabel, noteContentOf, noteText } from '@octavo/document-schema';
import type { Fragment, Node, ResolvedPos } from '@tiptap/pm/model';
import { TableMap } from '@tiptap/pm/tables';

/**
 * Formats a copied selection as plain text, like a text download: a blank line between paragraphs, list markers, link
 * addresses in brackets, footnotes by number at the end. For a single paragraph or item, only its text.
 *
 * @param from start of the selection, if it is a text selection: a list cut there continues its numbering
 */
export function clipboardText(content: Fragment, from: ResolvedPos | null): string {
  const writer = new TextWriter(from);
  const only = onlyTextblock(content);
  const text = only === null ? writer.blocks(content, 1, true).join('\n\n') : writer.inlines(only);
  return [text, ...writer.notes].join('\n\n');
}

function onlyTextblock(content: Fragment): Node | null {
  if (content.childCount !== 1) return null;
  const node = content.child(0);
  return node.isTextblock ? node : onlyTextblock(node.content);
}

class TextWriter {
  readonly notes: string[] = [];
  readonly #from: ResolvedPos | null;

  constructor(from: ResolvedPos | null) {
    this.#from = from;
  }

  /** Each block as lines of text, without empty blocks. */
  blocks(content: Fragment, depth: number, isCut: boolean): string[] {
    return content.content
      .map((node, index) => this.#block(node, depth, isCut && index === 0))
      .filter((text) => text !== '');
  }

  /** Appends the address of a link in brackets unless it is the link's text. */
  inlines({ content }: Node): string {
    return content.content
      .map((node, index) => {
        const text = this.#inline(node);
        const href = hrefOf(node);
        if (href === null || hrefOf(content.maybeChild(index + 1)) === href) return text;
        const address = href.replace(/^mailto:/u, '');
        return text === address ? text : `${text} (${address})`;
      })
      .join('');
  }

  /** @param isCut whether the selection starts in it, `depth` nodes below the document */
  #block(node: Node, depth: number, isCut: boolean): string {
    switch (node.type.name) {
      case 'codeBlock':
        return indented(node.textContent, '    ');
      case 'bulletList':
      case 'orderedList':
      case 'taskList':
        return this.#list(node, depth, isCut);
      case 'blockquote':
        return indented(this.blocks(node.content, depth + 1, isCut).join('\n\n'), '    ');
      case 'table':
        return this.#table(node);
      case 'horizontalRule':
        return '* * *';
      case 'picture':
        return node.attrs['alt'] === '' ? '' : `[${node.attrs['alt']}]`;
      default:
        return node.isTextblock
          ? this.inlines(node).trimEnd()
          : this.blocks(node.content, depth + 1, isCut).join('\n\n');
    }
  }

  #list(list: Node, depth: number, isCut: boolean): string {
    const before = isCut && this.#from?.node(depth)?.type === list.type ? this.#from.index(depth) : 0;
    return list.content.content
      .map((item, index) => {
        const mark = `${markOf(list, item, before + index)} `;
        const text = this.blocks(item.content, depth + 2, isCut && index === 0).join('\n');
        return mark + indented(text, ' '.repeat(mark.length)).trimStart();
      })
      .join('\n');
  }

  /** Pads the columns to their longest line, so that they align. */
  #table(table: Node): string {
    const { map, width, height } = TableMap.get(table);
    const cells = map.map((place, at) => {
      const isCovered = map.indexOf(place) !== at;
      return isCovered
        ? ['']
        : this.blocks(table.nodeAt(place)?.content ?? table.content, 0, false)
            .join('\n')
            .split('\n');
    });
    const rows = Array.from({ length: height }, (_, row) => cells.slice(row * width, (row + 1) * width));
    const widths = Array.from({ length: width }, (_, column) =>
      Math.max(1, ...rows.flatMap((row) => (row[column] ?? []).map((line) => line.length))),
    );
    return rows
      .flatMap((row) =>
        Array.from({ length: Math.max(...row.map((cell) => cell.length)) }, (_, line) =>
          row
            .map((cell, column) => (cell[line] ?? '').padEnd(widths[column] ?? 0))
            .join('  ')
            .trimEnd(),
        ),
      )
      .join('\n');
  }

  #inline(node: Node): string {
    switch (node.type.name) {
      case 'hardBreak':
        return '\n';
      case 'inlineCitation':
        return citationLabel(node.attrs);
      case 'footnote': {
        const number = `[${this.notes.length + 1}]`;
        this.notes.push(`${number} ${noteText(noteContentOf(node.attrs))}`.trimEnd());
        return number;
      }
      default:
        return node.text ?? '';
    }
  }
}

function markOf(list: Node, item: Node, index: number): string {
  if (list.type.name === 'taskList') return item.attrs['checked'] === true ? '☑' : '☐';
  return list.type.name === 'orderedList' ? `${list.attrs['start'] + index}.` : '•';
}

function hrefOf(node: Node | null): string | null {
  return node?.marks.find(({ type }) => type.name === 'link')?.attrs['href'] ?? null;
}

/** Indents every line that is not empty. */
const indented = (text: string, by: string): string => text.replaceAll(/^(?=[^\n])/gmu, by);
