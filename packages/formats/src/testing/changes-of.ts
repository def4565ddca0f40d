import type { JsonNode } from '@octavo/document-schema';

/** The names of the parts of a text that have changed, one after the other. */
export function changesOf(
  parts: Readonly<Record<string, readonly JsonNode[]>>,
  content: readonly JsonNode[],
): readonly string[] {
  const nodes = named(content).map(compared);
  let at = 0;
  return Object.entries(parts).flatMap(([name, part]) => {
    const wanted = named(part, Object.values(parts).flat()).map(compared);
    const found = nodes.findIndex(
      (_, index) => index >= at && wanted.every((node, offset) => nodes[index + offset] === node),
    );
    if (found < 0) return [name];
    at = found + wanted.length;
    return [];
  });
}

/** Nodes in which works are called by their titles: a file may call them by other ids. */
function named(nodes: readonly JsonNode[], among: readonly JsonNode[] = nodes): readonly JsonNode[] {
  const items: unknown = among.find(({ type }) => type === 'references')?.attrs?.['items'];
  let json = JSON.stringify(nodes);
  for (const item of Array.isArray(items) ? items : []) {
    json = json.replaceAll(JSON.stringify(item.id), JSON.stringify(`the id of ${item.title}`));
  }
  // Each style sets a range of pages in its own way.
  return JSON.parse(json.replaceAll(/(?<=\d)–(?=\d)/gu, '-'));
}

/** Names of pictures and counted numbers are assigned again on import. */
const given = new Set(['index', 'width', 'height']);

function compared({ type, attrs, content, marks, text }: JsonNode): string {
  const kept = Object.entries(attrs ?? {})
    .filter(([name, value]) => !given.has(name) && value !== null)
    .filter(([name]) => type !== 'picture' || name !== 'id')
    .toSorted(([one], [other]) => one.localeCompare(other));
  return JSON.stringify([
    type,
    text ?? '',
    kept.map(([name, value]) => [name, ordered(value)]),
    (marks ?? []).map((mark) => JSON.stringify(mark)).toSorted(),
    (content ?? []).map(compared),
  ]);
}

/** The order of fields says nothing. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, each]) => [name, ordered(each)]);
}
