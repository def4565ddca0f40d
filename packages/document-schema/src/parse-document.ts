import { attributeRules } from './attribute-rules.ts';
import type { DocumentJson } from './document-json.ts';
import { documentSchema } from './document-schema.ts';
import { findMisplaced } from './find-misplaced.ts';
import { normaliseLinks } from './normalise-links.ts';
import { maxDocumentBytes, maxDocumentDepth } from './limits.ts';

/** A checked document with normalised links, or a sentence about the first problem found. */
export type ParsedDocument =
  | { readonly ok: true; readonly document: DocumentJson }
  | { readonly ok: false; readonly problem: string };

type Place = { readonly value: unknown; readonly path: string; readonly depth: number };
type Fields = Readonly<Record<string, unknown>>;

const nodeFields = new Set(['type', 'attrs', 'content', 'marks', 'text']);
const markFields = new Set(['type', 'attrs']);

/**
 * Checks untrusted JSON as a document: known nodes and marks where the schema allows them, known attributes with valid
 * values, http(s) and mailto links only, at most 32 levels and `maxDocumentBytes`.
 */
export function parseDocument(json: unknown): ParsedDocument {
  if (!isFields(json) || json['type'] !== 'doc') {
    return wrong('The document must be an object of type "doc".');
  }
  const problem = firstProblem(json) ?? sizeProblem(json) ?? findMisplaced(documentSchema, json);
  return problem === null && isDocument(json)
    ? { ok: true, document: normaliseLinks(json) }
    : wrong(problem ?? 'The document has no content.');
}

const wrong = (problem: string): ParsedDocument => ({ ok: false, problem });

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// Every node below has been checked before this is called.
function isDocument(value: Fields): value is Fields & DocumentJson {
  return value['type'] === 'doc' && Array.isArray(value['content']);
}

// A loop instead of recursion, since the sender chooses the depth.
function firstProblem(json: Fields): string | null {
  const open: Place[] = [{ value: json, path: 'doc', depth: 1 }];
  for (let place = open.pop(); place; place = open.pop()) {
    const problem = nodeProblem(place);
    if (problem !== null) return problem;
    const content = isFields(place.value) ? place.value['content'] : undefined;
    if (!Array.isArray(content)) continue;
    for (let index = content.length - 1; index >= 0; index -= 1) {
      open.push({ value: content[index], path: `${place.path}.content[${index}]`, depth: place.depth + 1 });
    }
  }
  return null;
}

function nodeProblem({ value, path, depth }: Place): string | null {
  if (depth > maxDocumentDepth) {
    return `The document is nested more than ${maxDocumentDepth} levels deep at ${path.slice(0, 80)}.`;
  }
  if (!isFields(value)) return `${path} must be a node.`;
  const { type, text, content, marks } = value;
  if (typeof type !== 'string' || !Object.hasOwn(documentSchema.nodes, type)) {
    return `Unknown node type ${shown(type)} at ${path}.`;
  }
  const stray = Object.keys(value).find((name) => !nodeFields.has(name));
  if (stray !== undefined) return `Unknown field ${shown(stray)} at ${path}.`;
  if (type === 'text' && (typeof text !== 'string' || text === '')) {
    return `The text at ${path} must be a string that is not empty.`;
  }
  if (type !== 'text' && text !== undefined) {
    return `Only a text node may hold text, not the ${type} at ${path}.`;
  }
  if (content !== undefined && !Array.isArray(content)) return `The content of ${path} must be a list.`;
  if (marks !== undefined && !Array.isArray(marks)) return `The marks of ${path} must be a list.`;
  return attributeProblem(type, value['attrs'], path) ?? markProblem(marks ?? [], path);
}

function markProblem(marks: readonly unknown[], path: string): string | null {
  for (const mark of marks) {
    if (!isFields(mark)) return `Every mark of ${path} must be an object.`;
    const { type } = mark;
    if (typeof type !== 'string' || !Object.hasOwn(documentSchema.marks, type)) {
      return `Unknown mark type ${shown(type)} at ${path}.`;
    }
    const stray = Object.keys(mark).find((name) => !markFields.has(name));
    if (stray !== undefined) return `Unknown field ${shown(stray)} in a mark of ${path}.`;
    if (type === 'link' && !isFields(mark['attrs'])) return `The link at ${path} has no address.`;
    const problem = attributeProblem(type, mark['attrs'], path);
    if (problem !== null) return problem;
  }
  return null;
}

function attributeProblem(type: string, attrs: unknown, path: string): string | null {
  if (attrs === undefined || attrs === null) {
    return type === 'picture' ? `The picture at ${path} has no id.` : null;
  }
  if (!isFields(attrs)) return `The attributes of ${path} must be an object.`;
  const rules = attributeRules[type];
  for (const [name, value] of Object.entries(attrs)) {
    const rule = rules && Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (!rule) return `Unknown attribute ${shown(name)} of ${type} at ${path}.`;
    if (!rule.allows(value)) return `The attribute ${name} of ${type} at ${path} must be ${rule.wants}.`;
  }
  if (type === 'picture' && attrs['id'] === undefined) return `The picture at ${path} has no id.`;
  if (type === 'link' && attrs['href'] === undefined) return `The link at ${path} has no address.`;
  return null;
}

function sizeProblem(json: Fields): string | null {
  const bytes = new TextEncoder().encode(JSON.stringify(json)).length;
  return bytes > maxDocumentBytes
    ? `The document has ${bytes} bytes; at most ${maxDocumentBytes} are kept.`
    : null;
}

function shown(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value.slice(0, 40)) : `of kind ${typeof value}`;
}
