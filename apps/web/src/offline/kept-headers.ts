/** The headers for an answer whose body is rewritten. */
export function keptHeaders({ headers }: Response): Headers {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length']) kept.delete(name);
  return kept;
}
