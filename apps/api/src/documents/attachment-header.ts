const forbidden = /[\p{Cc}\p{Cf}\p{Cs}"*/:<>?\\|]+/gu;
const longest = 120;
/** File systems take 255 bytes for a name, and a program that finds one taken adds a number to it. */
const mostBytes = 220;

// Made once: it takes longer than it works.
const signs = new Intl.Segmenter();

/** A title as the name of a file, without its type. */
export function fileNameOf(title: string): string {
  // Some letters become a forbidden one only here: the full-width solidus, say.
  const clean = title.normalize('NFKC').replaceAll(forbidden, ' ').replaceAll(/\s+/gu, ' ');
  const name = beginning(clean).replaceAll(/^[\s.]+|[\s.]+$/gu, '');
  return name === '' ? 'document' : name;
}

/** As many whole signs as fit, so that no emoji is cut into others. */
function beginning(text: string): string {
  let name = '';
  for (const { segment } of signs.segment(text)) {
    const next = name + segment;
    if (next.length > longest || Buffer.byteLength(next) > mostBytes) break;
    name = next;
  }
  return name;
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
