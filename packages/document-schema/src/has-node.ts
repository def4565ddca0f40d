import type { JsonNode } from './document-json.ts';

/** Whether a node of a type stands anywhere in a document. */
export const hasNode = (node: JsonNode, type: string): boolean =>
  node.type === type || (node.content ?? []).some((child) => hasNode(child, type));
