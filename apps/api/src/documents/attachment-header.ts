const forbidden = /[\p{Cc}\p{Cf}\p{Cs}"*/:<>?\\|]+/gu;
const longest = 120;
/**
 * File systems allow 255 bytes for a name; this leaves room for the number that a program adds when a name is taken.
 */
const mostBytes = 220;

// Created once: creating it takes longer than using it.
const signs = new Intl.Segmenter();

/** Turns a title into a file name, without its extension. */
export function fileNameOf(title: string): string {
  // Some characters become forbidden only after normalizing, such as the full-width solidus.
  const clean = title.normalize('NFKC').replaceAll(forbidden, ' ').replaceAll(/\s+/gu, ' ');
  const name = beginning(clean).replaceAll(/^[\s.]+|[\s.]+$/gu, '');
  return name === '' ? 'document' : name;
}

/** As many whole graphemes as fit, so that no emoji is cut in half. */
function beginning(text: string): string {
  let name = '';
  for (const { segment } of signs.segment(text)) {
    const next = name + segment;
    if (next.length > longest || Buffer.byteLength(next) > mostBytes) break;
    name = next;
  }
  return name;
}

/** Content-Disposition with the title as file name, both in plain ASCII and as in RFC 5987. */
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
