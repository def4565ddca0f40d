import { documentSchema, isSafeLink } from '@octavo/document-schema';
import { DOMParser } from '@tiptap/pm/model';
import { noteContentIn } from './note-fragment.ts';
import type { OnDropped } from './on-dropped.ts';

/** The text of a note's mark: a number, a letter or a symbol, often in brackets. */
const sign = /^[[(]?\s*(?:\d{1,4}|[a-z]{1,5}|[*†‡§¶#]{1,4})\s*[\])]?$/iu;
const arrow = /^(?:[\s↑↩⤴^]|\uFE0E|\uFE0F)*$/u;
/** Elements that may contain notes; any other element around them belongs to the text. */
const around = new Set(['ol', 'ul', 'div', 'section', 'aside', 'footer']);
const notesOwn = 'li, aside, [id^="ftn"], [id^="edn"], [id^="sdfootnote"], [id^="sdendnote"]';

/**
 * Converts the notes of Word, Google Docs, LibreOffice, pandoc, Wikipedia and others to footnotes: a mark that links to
 * a note, and a note that links back to its mark. The notes are removed from their old place.
 *
 * @param onDropped called for what a note cannot hold, and with a note that is longer than it may be
 */
export function linkedNotesToFootnotes(body: HTMLElement, onDropped: OnDropped): void {
  const named = namedElements(body);
  const taken = new Set<Element>();
  for (const mark of body.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    if (!sign.test(mark.textContent.trim()) || isIn(mark, taken)) continue;
    const target = named.get(targetOf(mark));
    if (target === undefined || !isBefore(mark, target)) continue;
    const note = noteAround(target);
    const names = namesOf(mark, body);
    const back = [...note.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].filter((link) =>
      names.has(targetOf(link)),
    );
    if (note.contains(mark) || back.length === 0 || taken.has(note)) continue;
    taken.add(note);
    putMark(mark, contentOf(note, back, onDropped));
  }
  // Before any note is removed, since that changes what is above the others.
  const rules = new Set([...taken].map((note) => ruleAbove(note, body)));
  for (const note of taken) remove(note, body);
  for (const rule of rules) rule?.remove();
}

function namedElements(body: HTMLElement): ReadonlyMap<string, Element> {
  const named = new Map<string, Element>();
  for (const element of body.querySelectorAll('[id], a[name]')) {
    for (const name of [element.id, element.getAttribute('name')]) {
      if (name && !named.has(name)) named.set(name, element);
    }
  }
  return named;
}

function targetOf(link: HTMLAnchorElement): string {
  const name = (link.getAttribute('href') ?? '').slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const isIn = (element: Element, notes: ReadonlySet<Element>): boolean =>
  [...notes].some((note) => note.contains(element));

const isBefore = (mark: Element, target: Element): boolean =>
  (mark.compareDocumentPosition(target) & mark.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * The ids by which a note may refer to its mark: those of the mark itself and of elements that contain nothing else.
 */
function namesOf(mark: Element, body: HTMLElement): ReadonlySet<string> {
  const names = new Set<string>();
  for (let element: Element | null = mark; element && element !== body; element = element.parentElement) {
    if (element.textContent.trim() !== mark.textContent.trim()) break;
    for (const name of [element.id, element.getAttribute('name')]) if (name) names.add(name);
  }
  for (const inner of mark.querySelectorAll('[id]')) names.add(inner.id);
  return names;
}

/** The target is the note, or the number before it. */
function noteAround(target: Element): Element {
  if (target.localName !== 'a' && target.textContent.trim().length > 6) return target;
  return target.parentElement?.closest(notesOwn) ?? target.closest('p') ?? target;
}

/** Notes hold formatted text, and links that lead out of the file. */
const lost = 'table, img, a[href]';

function contentOf(note: Element, back: readonly Element[], onDropped: OnDropped): string {
  for (const link of back) {
    const { parentElement } = link;
    link.remove();
    const isLeft = parentElement && parentElement !== note && arrow.test(parentElement.textContent);
    if (isLeft) parentElement.remove();
  }
  for (const element of note.querySelectorAll(lost)) {
    if (!isSafeLink(element.getAttribute('href') ?? '')) onDropped(element);
  }
  const parsed = DOMParser.fromSchema(documentSchema).parse(note);
  return JSON.stringify(noteContentIn(parsed.content, () => onDropped(note, 'too long')));
}

function putMark(mark: Element, content: string): void {
  const footnote = mark.ownerDocument.createElement('sup');
  footnote.dataset['footnote'] = content;
  let place = mark;
  const raised = mark.closest('sup');
  if (raised?.textContent.trim() === mark.textContent.trim()) place = raised;
  place.replaceWith(footnote);
}

/** The rule that separates the notes from the text: right above the first of them or above their container. */
function ruleAbove(note: Element, body: HTMLElement): Element | undefined {
  let place = note;
  for (
    let parent = place.parentElement;
    parent && parent !== body && around.has(parent.localName) && parent.firstElementChild === place;
    parent = place.parentElement
  ) {
    place = parent;
  }
  const above = place.previousElementSibling;
  return above?.localName === 'hr' ? above : undefined;
}

/** Removes a note, together with the list or section that contained nothing else. */
function remove(note: Element, body: HTMLElement): void {
  let place = note;
  for (
    let parent = place.parentElement;
    parent && parent !== body && around.has(parent.localName) && isEmptyBut(parent, place);
    parent = place.parentElement
  ) {
    place = parent;
  }
  place.remove();
}

const isEmptyBut = (parent: Element, child: Element): boolean =>
  [...parent.childNodes].every((node) => node === child || node.textContent?.trim() === '');
