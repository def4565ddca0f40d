import type { Finding } from './finding.ts';

/** Top-level domains that are not English words: "here.so" and "told.me" lack a space after the full stop. */
const endings = 'com|org|net|edu|gov|info|io|dev|app|eu|uk|de|fr|ca|pt|es|nl|ch|jp|cn';

const address = new RegExp(
  [
    String.raw`\b(?:https?:\/\/|www\.)\S+`,
    String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
    String.raw`\b(?:[a-z0-9-]+\.)+(?:${endings})\b(?:\/\S*)?`,
    String.raw`[\w.-]*[a-zA-Z0-9]_[a-zA-Z0-9][\w.-]*`,
  ].join('|'),
  'g',
);

/** Drops findings in web and mail addresses, and in names with underscores such as "file_from_yesterday". */
export function outsideAddresses(paragraph: string, findings: readonly Finding[]): Finding[] {
  const addresses = [...paragraph.matchAll(address)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
  return findings.filter(
    ({ offset, length }) => !addresses.some(({ from, to }) => offset < to && offset + length > from),
  );
}
