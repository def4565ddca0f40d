const forbidden = /[\p{Cc}\p{Cf}\p{Cs}"*/:<>?\\|]+/gu;
const longest = 120;

/** A title as the name of a file, without its type. */
export function fileNameOf(title: string): string {
  // Some letters become a forbidden one only here: the full-width solidus, say.
  const clean = title
    .normalize('NFKC')
    .replaceAll(forbidden, ' ')
    .replaceAll(/\s+/gu, ' ')
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/u, '')
    .replaceAll(/^[\s.]+|[\s.]+$/gu, '');
  return clean === '' ? 'document' : clean;
}

/** Content-Disposition with the title as file name, in plain ASCII and as RFC 5987 says. */
export function attachmentHeader(title: string, extension: string): string {
  const name = `${fileNameOf(title)}.${extension}`;
  const ascii = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
