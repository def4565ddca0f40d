/** SPEC §9: the page sends the last three sentences, split on periods; anything before them is ignored. */
export function lastSentences(text: string, count = 3): string {
  const ended = text.trimEnd().endsWith('.') ? 1 : 0;
  return text
    .split('.')
    .slice(-(count + ended))
    .join('.')
    .trimStart();
}
