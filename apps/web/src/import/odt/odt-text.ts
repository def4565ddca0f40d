import { escapeHtml, titleClass } from '../file-text.ts';
import type { OdtStyles } from './odt-styles.ts';
import type { XmlElement } from './xml-tree.ts';

const quotes = ['Quotations'];
const codes = ['Preformatted_20_Text'];
const rules = ['Horizontal_20_Line'];

/** Text that stands beside the document and not in it. */
const beside = new Set([
  'text:tracked-changes',
  'office:annotation',
  'office:annotation-end',
  'office:forms',
  'text:sequence-decls',
  'text:variable-decls',
  'text:user-field-decls',
  'text:index-title-template',
  'svg:title',
  'svg:desc',
]);

interface Written {
  readonly kind: 'quote' | 'code' | 'other';
  readonly html: string;
}

/** Writes the elements of an ODF text as HTML. Notes stand behind it, each linked with its mark. */
export class OdtText {
  readonly #styles: OdtStyles;
  readonly #pictureAddress: (path: string) => string;
  readonly #notes: string[] = [];

  constructor(styles: OdtStyles, pictureAddress: (path: string) => string) {
    this.#styles = styles;
    this.#pictureAddress = pictureAddress;
  }

  write(body: XmlElement): string {
    const text = this.#blocks(body, undefined, 0);
    const notes = this.#notes
      .map((note, index) => `<li id="note-${index + 1}">${note}<a href="#mark-${index + 1}">↑</a></li>`)
      .join('\n');
    // The rule above notes goes with them: without this one a rule of the text would.
    return notes === '' ? text : `${text}\n<hr>\n<ol>\n${notes}\n</ol>`;
  }

  #blocks(parent: XmlElement, list: string | undefined, level: number): string {
    const written = parent.children
      .filter((child) => typeof child !== 'string')
      .flatMap((child) => this.#block(child, list, level));
    return joined(written);
  }

  #block(element: XmlElement, list: string | undefined, level: number): readonly Written[] {
    const { name, attributes } = element;
    const style = attributes['text:style-name'];
    if (beside.has(name)) return [];
    switch (name) {
      case 'text:p':
        return [this.#paragraph(element)];
      case 'text:h': {
        const rank = Math.min(Math.max(Number(attributes['text:outline-level'] ?? 1), 1), 6);
        return other(`<h${rank}>${this.#inlines(element)}</h${rank}>`);
      }
      case 'text:list':
        return other(this.#list(element, style ?? list, level + 1));
      case 'table:table':
        return other(`<table>${this.#rows(element)}</table>`);
      case 'text:soft-page-break':
        return [];
      case 'draw:frame':
        // Anchored to the page.
        return other(`<p>${this.#inline(element)}</p>`);
      default:
        // Sections, indexes and their like hold blocks.
        return other(this.#blocks(element, list, level));
    }
  }

  #paragraph(element: XmlElement): Written {
    const style = element.attributes['text:style-name'];
    const text = this.#inlines(element);
    if (this.#styles.isKindOf(style, rules) && text === '') return { kind: 'other', html: '<hr>' };
    if (this.#styles.isKindOf(style, codes)) return { kind: 'code', html: text.replaceAll('<br>', '\n') };
    if (this.#styles.isKindOf(style, quotes)) return { kind: 'quote', html: `<p>${text}</p>` };
    if (this.#styles.isKindOf(style, ['Title'])) {
      return { kind: 'other', html: `<h1 class="${titleClass}">${text}</h1>` };
    }
    return { kind: 'other', html: `<p>${text}</p>` };
  }

  #list(element: XmlElement, style: string | undefined, level: number): string {
    const items = element.children.filter(
      (child): child is XmlElement => typeof child !== 'string' && child.name.startsWith('text:list-'),
    );
    const number = this.#styles.firstNumber(style, level);
    const start = items[0]?.attributes['text:start-value'] ?? number;
    const tag = number === null ? 'ul' : 'ol';
    const first = number === null || Number(start) === 1 ? '' : ` start="${Number(start)}"`;
    const written = items.map((item) => `<li>${this.#blocks(item, style, level)}</li>`).join('\n');
    return `<${tag}${first}>${written}</${tag}>`;
  }

  #rows(table: XmlElement, tag: 'td' | 'th' = 'td'): string {
    return table.children
      .filter((child) => typeof child !== 'string')
      .map((child) => {
        if (child.name === 'table:table-row') return `<tr>${this.#cells(child, tag)}</tr>`;
        if (!child.name.startsWith('table:table-')) return '';
        return this.#rows(child, child.name === 'table:table-header-rows' ? 'th' : tag);
      })
      .join('');
  }

  #cells(row: XmlElement, tag: 'td' | 'th'): string {
    return row.children
      .filter((child): child is XmlElement => typeof child !== 'string' && child.name === 'table:table-cell')
      .map((cell) => {
        const span = (name: string, attribute: string) => {
          const count = Number(cell.attributes[`table:number-${name}-spanned`] ?? 1);
          return count > 1 ? ` ${attribute}="${count}"` : '';
        };
        return `<${tag}${span('columns', 'colspan')}${span('rows', 'rowspan')}>${this.#blocks(cell, undefined, 0)}</${tag}>`;
      })
      .join('');
  }

  #inlines(parent: XmlElement): string {
    return parent.children
      .map((child) =>
        typeof child === 'string' ? escapeHtml(child.replaceAll(/\s+/gu, ' ')) : this.#inline(child),
      )
      .join('');
  }

  #inline(element: XmlElement): string {
    const { name, attributes } = element;
    if (beside.has(name)) return '';
    switch (name) {
      case 'text:span': {
        const looks = this.#styles.looksOf(attributes['text:style-name']);
        return looks.reduceRight((inner, tag) => `<${tag}>${inner}</${tag}>`, this.#inlines(element));
      }
      case 'text:a':
        return `<a href="${escapeHtml(attributes['xlink:href'] ?? '')}">${this.#inlines(element)}</a>`;
      case 'text:line-break':
        return '<br>';
      case 'text:tab':
        return '\t';
      case 'text:s':
        return ' '.repeat(Math.min(Number(attributes['text:c'] ?? 1), 1000));
      case 'text:note':
        return this.#note(element);
      case 'draw:frame':
        return this.#frame(element);
      case 'draw:text-box':
        return this.#inlinesOfBlocks(element);
      default:
        return this.#inlines(element);
    }
  }

  /** A picture comes first; what stands in for a program that cannot draw it comes behind. */
  #frame(frame: XmlElement): string {
    const children = frame.children.filter((child) => typeof child !== 'string');
    const images = children.filter(({ name }) => name === 'draw:image');
    if (images.length === 0) return this.#inlines(frame);
    const alt = ['svg:desc', 'svg:title']
      .map(
        (named) =>
          children
            .find(({ name }) => name === named)
            ?.children.filter(isText)
            .join('') ?? '',
      )
      .find((text) => text.trim() !== '');
    const [address = ''] = images
      .map(({ attributes }) => this.#pictureAddress(attributes['xlink:href'] ?? ''))
      .filter((found) => found !== '');
    return `<img src="${address}" alt="${escapeHtml(alt ?? '')}">`;
  }

  #note(element: XmlElement): string {
    const body = element.children.find(
      (child): child is XmlElement => typeof child !== 'string' && child.name === 'text:note-body',
    );
    const place = this.#notes.push('');
    if (body !== undefined) this.#notes[place - 1] = this.#blocks(body, undefined, 0);
    return `<a href="#note-${place}" id="mark-${place}">[${place}]</a>`;
  }

  /** A box stands within a line, so its paragraphs become lines. */
  #inlinesOfBlocks(box: XmlElement): string {
    return box.children
      .filter((child) => typeof child !== 'string')
      .map((child) => this.#inlines(child))
      .join('<br>');
  }
}

const isText = (child: XmlElement | string): child is string => typeof child === 'string';

const other = (html: string): readonly Written[] => [{ kind: 'other', html }];

/** Neighbours of one quotation or of one piece of code are put together. */
function joined(blocks: readonly Written[]): string {
  const runs: { readonly kind: Written['kind']; readonly lines: string[] }[] = [];
  for (const { kind, html } of blocks) {
    const last = runs.at(-1);
    if (last?.kind === kind) last.lines.push(html);
    else runs.push({ kind, lines: [html] });
  }
  return runs.map(({ kind, lines }) => wrap[kind](lines.join('\n'))).join('\n');
}

const wrap: Readonly<Record<Written['kind'], (html: string) => string>> = {
  quote: (html) => `<blockquote>${html}</blockquote>`,
  code: (html) => `<pre>${html}</pre>`,
  other: (html) => html,
};
