/** The title with its first character in upper case, as typed (SPEC §5). */
export function capitalized(title: string): string {
  const [first = ''] = title;
  return first.toLocaleUpperCase() + title.slice(first.length);
}
