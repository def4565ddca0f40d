/** Name of the CSS variable of a token, without the two dashes. */
export function variableName(path: readonly string[]): string {
  return `octavo-${path.join('-').replace('.', '_')}`;
}
