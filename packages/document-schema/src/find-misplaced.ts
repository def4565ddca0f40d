import { Node, type Schema } from '@tiptap/pm/model';

/** Names the first node whose content or marks the schema does not allow; null if there is none. */
export function findMisplaced(schema: Schema, json: object): string | null {
  try {
    return misplacedIn(Node.fromJSON(schema, json), 'doc');
  } catch (error) {
    return `The document does not fit the schema: ${error instanceof Error ? error.message : String(error)}.`;
  }
}

function misplacedIn(node: Node, path: string): string | null {
  if (!node.type.validContent(node.content)) {
    const held = node.content.content.map((child) => child.type.name);
    return `${path} (${node.type.name}) cannot hold ${held.length === 0 ? 'nothing' : [...new Set(held)].slice(0, 6).join(', ')}.`;
  }
  try {
    node.check();
  } catch {
    for (const [index, child] of node.content.content.entries()) {
      const problem = misplacedIn(child, `${path}.content[${index}]`);
      if (problem !== null) return problem;
    }
    return `${path} (${node.type.name}) carries marks that exclude each other.`;
  }
  return null;
}
