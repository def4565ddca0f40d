/** Name of the CSS variable of a token, without the two dashes. */
// @__NO_SIDE_EFFECTS__
export function variableName(path: readonly string[]): string {
  return `octavo-${path.join('-')}`;
}
