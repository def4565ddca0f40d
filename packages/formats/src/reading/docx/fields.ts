import type { CitedWork } from '@octavo/citations';
import type { Reference } from '@octavo/contract';
import { isNarrative } from '../citations/citation-html.ts';
import { elementsNamed, replaceChildren, textWithin, type XmlElement } from '../xml-tree.ts';
import { citedBy, type FieldKind, kindOfField } from './field-citation.ts';

/** A citation taken out of a text; its number marks its place. */
export interface TakenCitation {
  readonly works: readonly CitedWork[];
  readonly narrative: boolean;
  /** The words shown in the file. */
  readonly shown: string;
}

export interface TakenFields {
  readonly citations: readonly TakenCitation[];
  readonly references: readonly Reference[];
  /** The content of the lists of works, each with its run, and the paragraphs of those lists. */
  readonly inLists: readonly (readonly [run: XmlElement, child: XmlElement])[];
  readonly listed: ReadonlySet<XmlElement>;
  /** Paragraphs with a citation that stays text, because the file does not hold its works. */
  readonly unknown: readonly XmlElement[];
}

interface Field {
  instruction: string;
  kind: FieldKind;
  cited: ReturnType<typeof citedBy>;
  shown: string;
  /** What it shows, each part with its run and paragraph. */
  readonly parts: (readonly [run: XmlElement, child: XmlElement, paragraph: XmlElement | null])[];
}

interface Taking {
  readonly sources: ReadonlyMap<string, Reference>;
  /** Notes cannot hold citations, so theirs stay as text. */
  readonly isNotes: boolean;
  readonly open: Field[];
  readonly citations: TakenCitation[];
  readonly references: Reference[];
  readonly inLists: [run: XmlElement, child: XmlElement][];
  readonly listed: Set<XmlElement>;
  readonly unknown: XmlElement[];
  /** What citations showed, each with its run. */
  readonly replaced: [run: XmlElement, child: XmlElement][];
}

/** Marks the place of a citation while the text passes through another program. */
export const citationMark = (place: number): string => `\u{E000}${place}\u{E001}`;
export const citationMarks = /\u{E000}(\d{1,6})\u{E001}/gu;

/** Replaces the citations in a Word text by marks, and finds the lists of works. */
export function takeFields(
  body: XmlElement,
  sources: ReadonlyMap<string, Reference>,
  isNotes = false,
): TakenFields {
  const taking: Taking = {
    sources,
    isNotes,
    open: [],
    citations: [],
    references: [],
    inLists: [],
    listed: new Set(),
    unknown: [],
    replaced: [],
  };
  walk(body, null, taking);
  removeParts(taking.replaced);
  return taking;
}

function walk(element: XmlElement, paragraph: XmlElement | null, taking: Taking): void {
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    if (child.name === 'w:r') readRun(child, paragraph, taking);
    else if (child.name !== 'w:pPr') walk(child, child.name === 'w:p' ? child : paragraph, taking);
  }
}

function readRun(run: XmlElement, paragraph: XmlElement | null, taking: Taking): void {
  const kept: (XmlElement | string)[] = [];
  for (const child of run.children) {
    if (typeof child === 'string' || child.name === 'w:rPr') kept.push(child);
    else if (child.name === 'w:fldChar') kept.push(...fieldCharacter(child, paragraph, taking));
    else if (child.name === 'w:instrText') instruct(child, kept, taking);
    else {
      note(child, run, paragraph, taking);
      kept.push(child);
    }
  }
  replaceChildren(run, kept);
}

function instruct(text: XmlElement, kept: (XmlElement | string)[], { open }: Taking): void {
  const field = open.at(-1);
  if (field) field.instruction += textWithin(text);
  kept.push(text);
}

/** Fields that Word nests at most. */
const deepest = 20;

/** Notes what the open fields show. It is removed at their ends: a field that never ends would take the rest along. */
function note(child: XmlElement, run: XmlElement, paragraph: XmlElement | null, { open }: Taking): void {
  for (const field of open.slice(-deepest)) {
    if (field.kind === 'other') continue;
    field.parts.push([run, child, paragraph]);
    if (child.name === 'w:t') field.shown += textWithin(child);
  }
}

/** Removes the content of the lists of works: they are generated again from the works. */
export const takeLists = ({ inLists }: TakenFields): void => removeParts(inLists);

function removeParts(parts: TakenFields['inLists']): void {
  const removed = new Set(parts.map(([, child]) => child));
  for (const run of new Set(parts.map(([run]) => run))) {
    replaceChildren(
      run,
      run.children.filter((child) => typeof child === 'string' || !removed.has(child)),
    );
  }
}

function fieldCharacter(
  character: XmlElement,
  paragraph: XmlElement | null,
  taking: Taking,
): readonly XmlElement[] {
  const { open, citations, references, sources, unknown, isNotes } = taking;
  const field = open.at(-1);
  switch (character.attributes['w:fldCharType']) {
    case 'begin':
      open.push({ instruction: '', kind: 'other', cited: null, shown: '', parts: [] });
      return [character];
    case 'separate':
      if (field === undefined) return [character];
      field.kind = kindOfField(field.instruction);
      if (field.kind === 'citation') {
        const cited = citedBy(field.instruction, sources);
        if (cited !== null) references.push(...cited.references);
        if (!isNotes) field.cited = cited;
        if (field.cited === null && paragraph) unknown.push(paragraph);
      }
      return [character];
    case 'end': {
      open.pop();
      if (field?.kind === 'bibliography') {
        for (const [run, child, within] of field.parts) {
          taking.inLists.push([run, child]);
          if (within) taking.listed.add(within);
        }
      }
      if (!field?.cited) return [character];
      for (const [run, child] of field.parts) taking.replaced.push([run, child]);
      const shown = field.shown.replaceAll(/\s+/gu, ' ').trim();
      citations.push({ works: field.cited.works, narrative: isNarrative(shown), shown });
      const mark = citationMark(citations.length - 1);
      return [character, { name: 'w:t', attributes: { 'xml:space': 'preserve' }, children: [mark] }];
    }
    default:
      return [character];
  }
}

/** Whether a paragraph has no content. */
export function saysNothing(paragraph: XmlElement): boolean {
  for (const name of ['w:t', 'w:drawing', 'w:pict', 'w:footnoteReference', 'w:endnoteReference']) {
    for (const _ of elementsNamed(name, paragraph)) return false;
  }
  return true;
}
