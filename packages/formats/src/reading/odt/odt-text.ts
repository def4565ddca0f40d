import { isUsualHeading } from '../citations/usual-heading.ts';
import { escapeHtml, titleClass } from '../file-text.ts';
import { isDrawnRule } from './drawn-rule.ts';
import type { OdtStyles } from './odt-styles.ts';
import type { LossKind, LossReport } from '../losses.ts';
import { elementsOf, textWithin, type XmlElement } from '../xml-tree.ts';
import type { OdtCitations } from './odt-citations.ts';

const quotes = ['Quotations'];
const codes = ['Preformatted_20_Text'];
const rules = ['Horizontal_20_Line'];

/** Elements whose text is not part of the document's own. */
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
  'text:ruby-text',
]);

/** Drawings that are not pictures. */
const shapes = new Set([
  'draw:custom-shape',
  'draw:line',
  'draw:rect',
  'draw:circle',
  'draw:ellipse',
  'draw:polygon',
  'draw:polyline',
  'draw:path',
  'draw:connector',
  'draw:regular-polygon',
]);

/** What writing the text needs from the rest of the file. */
export interface OdtSurroundings {
  readonly styles: OdtStyles;
  readonly citations: OdtCitations;
  readonly report: LossReport;
  readonly pictureAddress: (path: string) => string;
  /** The formula stored in a folder of the file, as text; null where there is none. */
  readonly formulaAt: (path: string) => string | null;
}

interface Written {
  readonly kind: 'quote' | 'code' | 'other';
  readonly html: string;
}

/** Writes the elements of an ODF text as HTML. Notes follow at the end, each linked with its mark. */
export class OdtText {
  readonly #around: OdtSurroundings;
  readonly #styles: OdtStyles;
  readonly #notes: string[] = [];
  /** How many items each list has had, by its id and by its style, for lists that continue another. */
  readonly #counts = new Map<string, number>();
  /** The nearest paragraph around what is being written. */
  #paragraphNow: XmlElement | undefined;
  /** What the text boxes and shapes of that paragraph hold. */
  #boxes: Written[] = [];

  constructor(around: OdtSurroundings) {
    this.#around = around;
    this.#styles = around.styles;
  }

  write(body: XmlElement): string {
    const text = this.#blocks(body, undefined, 0);
    const notes = this.#notes
      .map((note, index) => `<li id="note-${index + 1}">${note}<a href="#mark-${index + 1}">↑</a></li>`)
      .join('\n');
    // The rule above the notes is removed together with them; without this one, a rule of the text would be.
    return notes === '' ? text : `${text}\n<hr>\n<ol>\n${notes}\n</ol>`;
  }

  #blocks(parent: XmlElement, list: string | undefined, level: number): string {
    const written: Written[] = [];
    for (const child of elementsOf(parent)) {
      if (this.#around.citations.isList(child)) {
        // The list brings its own heading.
        const heading = /^<h\d>(?<text>[^<]*)<\/h\d>$/u.exec(written.at(-1)?.html ?? '')?.groups?.['text'];
        if (heading !== undefined && isUsualHeading(heading)) written.pop();
        continue;
      }
      written.push(...this.#block(child, list, level));
    }
    return joined(written);
  }

  #block(element: XmlElement, list: string | undefined, level: number): readonly Written[] {
    const { name, attributes } = element;
    const style = attributes['text:style-name'];
    if (beside.has(name)) return [];
    switch (name) {
      case 'text:p':
        return this.#withBoxes(() => this.#paragraph(element));
      case 'text:h': {
        this.#paragraphNow = element;
        const rank = Math.min(Math.max(Number(attributes['text:outline-level'] ?? 1), 1), 6);
        return this.#withBoxes(() => ({
          kind: 'other',
          html: `<h${rank}>${this.#inlines(element)}</h${rank}>`,
        }));
      }
      case 'text:list':
        return other(this.#list(element, style ?? list, level + 1));
      case 'table:table':
        return other(`<table>${this.#rows(element).join('')}</table>`);
      case 'text:soft-page-break':
        return [];
      case 'draw:frame':
        // Anchored to the page.
        return this.#withBoxes(() => ({ kind: 'other', html: `<p>${this.#inline(element)}</p>` }));
      default:
        // Sections, indexes and the like hold blocks.
        return other(this.#blocks(element, list, level));
    }
  }

  /** A block, and after it what its text boxes hold: within it, their words would run into its own. */
  #withBoxes(write: () => Written): readonly Written[] {
    const outer = this.#boxes;
    this.#boxes = [];
    const written = write();
    const boxes = this.#boxes;
    this.#boxes = outer;
    return boxes.length > 0 && written.html === '<p></p>' ? boxes : [written, ...boxes];
  }

  #paragraph(element: XmlElement): Written {
    this.#paragraphNow = element;
    if (isDrawnRule(element)) return { kind: 'other', html: '<hr>' };
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
    const items = elementsOf(element).filter(({ name }) => name.startsWith('text:list-'));
    const numbering = this.#styles.numberingOf(style, level);
    const before = this.#countBefore(element, style, level);
    const start = Number(items[0]?.attributes['text:start-value'] ?? before ?? numbering?.first ?? 1);
    const written = items.map((item, index) => {
      const said = index === 0 ? undefined : item.attributes['text:start-value'];
      const value = numbering === null || said === undefined ? '' : ` value="${Number(said)}"`;
      return `<li${value}>${this.#blocks(item, style, level)}</li>`;
    });
    const counted = items.filter(({ name }) => name === 'text:list-item').length;
    for (const name of [element.attributes['xml:id'], `${style} ${level}`]) {
      if (name !== undefined) this.#counts.set(name, start + counted);
    }
    if (numbering === null) return `<ul>${written.join('\n')}</ul>`;
    const first = start === 1 ? '' : ` start="${start}"`;
    const type = numbering.type === '1' ? '' : ` type="${numbering.type}"`;
    return `<ol${first}${type}>${written.join('\n')}</ol>`;
  }

  /** How far a list that continues another has counted (ODF 1.3, 19.778 and 19.779). */
  #countBefore({ attributes }: XmlElement, style: string | undefined, level: number): number | undefined {
    const continued = attributes['text:continue-list'];
    if (continued !== undefined) return this.#counts.get(continued);
    return attributes['text:continue-numbering'] === 'true'
      ? this.#counts.get(`${style} ${level}`)
      : undefined;
  }

  #rows(table: XmlElement, tag: 'td' | 'th' = 'td'): string[] {
    return elementsOf(table).flatMap((child) => {
      if (child.name === 'table:table-row') {
        const cells = this.#cells(child, tag);
        return cells === '' ? [] : repeated([`<tr>${cells}</tr>`], child, 'table:number-rows-repeated');
      }
      if (!child.name.startsWith('table:table-')) return [];
      return this.#rows(child, child.name === 'table:table-header-rows' ? 'th' : tag);
    });
  }

  #cells(row: XmlElement, tag: 'td' | 'th'): string {
    return elementsOf(row)
      .filter(({ name }) => name === 'table:table-cell')
      .flatMap((cell) => {
        const span = (name: string, attribute: string) => {
          const count = Number(cell.attributes[`table:number-${name}-spanned`] ?? 1);
          return count > 1 ? ` ${attribute}="${count}"` : '';
        };
        const written = `<${tag}${span('columns', 'colspan')}${span('rows', 'rowspan')}>${this.#blocks(cell, undefined, 0)}</${tag}>`;
        return repeated([written], cell, 'table:number-columns-repeated');
      })
      .join('');
  }

  #inlines(parent: XmlElement): string {
    let html = '';
    let cited: XmlElement | null = null;
    for (const child of parent.children) {
      if (typeof child === 'string') {
        if (cited === null) html += escapeHtml(child.replaceAll(/\s+/gu, ' '));
        continue;
      }
      // The text between two marks is the citation's own.
      if (cited !== null) {
        if (isEndOf(cited, child)) cited = null;
        continue;
      }
      const citation = this.#around.citations.markAt(child, parent);
      if (citation === undefined) html += this.#inline(child);
      else if (
        citation === null ||
        (child.name === markStart && !parent.children.some((each) => isEndOf(child, each)))
      ) {
        // Its words stay as text.
        this.#lose('citations');
        html += this.#inline(child);
      } else {
        html += citation;
        if (child.name === markStart) cited = child;
      }
    }
    return html;
  }

  #lose(kind: LossKind): void {
    this.#around.report.add(kind, this.#paragraphNow ? textWithin(this.#paragraphNow) : '');
  }

  #inline(element: XmlElement): string {
    const { name, attributes } = element;
    if (beside.has(name)) {
      if (name === 'office:annotation') this.#lose('comments');
      return '';
    }
    if (shapes.has(name) && textWithin(element).trim() === '') this.#lose('drawings');
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
      case 'text:p':
      case 'text:h':
      case 'text:list':
      case 'table:table':
        this.#boxes.push(...this.#block(element, undefined, 0));
        return '';
      default:
        return this.#inlines(element);
    }
  }

  /** The picture comes first; its replacement for programs that cannot draw it follows. */
  #frame(frame: XmlElement): string {
    const children = frame.children.filter((child) => typeof child !== 'string');
    const images = children.filter(({ name }) => name === 'draw:image');
    const formula = children
      .filter(({ name }) => name === 'draw:object')
      .map(({ attributes }) => this.#around.formulaAt(attributes['xlink:href'] ?? ''))
      .find((text) => text !== null);
    if (formula !== undefined) {
      this.#lose('formulas');
      return escapeHtml(formula);
    }
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
      .map(({ attributes }) => this.#around.pictureAddress(attributes['xlink:href'] ?? ''))
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
}

/** Repeats as often as an attribute says, up to a limit: a sheet may repeat an empty row a million times. */
function repeated(written: readonly string[], { attributes }: XmlElement, name: string): string[] {
  const times = Math.min(Number(attributes[name] ?? 1) || 1, 64);
  return Array.from({ length: times }, () => written).flat();
}

const isText = (child: XmlElement | string): child is string => typeof child === 'string';

const other = (html: string): readonly Written[] => [{ kind: 'other', html }];

/** Joins adjacent blocks of the same quotation or code. */
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

const markStart = 'text:reference-mark-start';

const isEndOf = (mark: XmlElement, child: XmlElement | string): boolean =>
  typeof child !== 'string' &&
  child.name === 'text:reference-mark-end' &&
  child.attributes['text:name'] === mark.attributes['text:name'];
