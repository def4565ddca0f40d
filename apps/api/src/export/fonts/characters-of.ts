/**
 * The code points that a TrueType or OpenType font maps to a glyph, from the formats 4 and 12 of its `cmap` (OpenType
 * 1.9, "cmap"), which every Unicode font has.
 */
export function charactersOf(font: Uint8Array): Set<number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const cmap = tableAt(view, 'cmap');
  const found = new Set<number>();
  if (cmap === undefined) return found;
  for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
    const at = cmap + view.getUint32(cmap + 4 + 8 * index + 4);
    const format = view.getUint16(at);
    if (format === 4) readSegments(view, at, found);
    if (format === 12) readGroups(view, at, found);
  }
  return found;
}

function tableAt(view: DataView, name: string): number | undefined {
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const entry = 12 + 16 * index;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(entry + place)));
    if (tag === name) return view.getUint32(entry + 8);
  }
  return undefined;
}

function readSegments(view: DataView, at: number, found: Set<number>): void {
  const bytes = view.getUint16(at + 6);
  for (let place = 0; place < bytes; place += 2) {
    const end = at + 14 + place;
    const [start, delta, offset] = [bytes + 2, 2 * bytes + 2, 3 * bytes + 2].map((skip) => end + skip);
    if (start === undefined || delta === undefined || offset === undefined) return;
    const [first, last, indirect] = [view.getUint16(start), view.getUint16(end), view.getUint16(offset)];
    for (let code = first; code <= last && code < 0xff_ff; code += 1) {
      const glyph = indirect === 0 ? code : view.getUint16(offset + indirect + 2 * (code - first));
      if (glyph !== 0 && (glyph + view.getUint16(delta)) % 0x1_00_00 !== 0) found.add(code);
    }
  }
}

function readGroups(view: DataView, at: number, found: Set<number>): void {
  for (let group = 0; group < view.getUint32(at + 12); group += 1) {
    const entry = at + 16 + 12 * group;
    for (let code = view.getUint32(entry); code <= view.getUint32(entry + 4); code += 1) found.add(code);
  }
}
