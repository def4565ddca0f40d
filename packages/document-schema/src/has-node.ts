import type { JsonNode } from './document-json.ts';

/** Whether a document contains a node of the given type. */
export const hasNode = (node: JsonNode, type: string): boolean =>
  node.type === type || (node.content ?? []).some((child) => hasNode(child, type));
