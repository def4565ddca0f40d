import { inflateSync } from 'node:zlib';

const headerBytes = 44;
const entryBytes = 20;
const sfntHeaderBytes = 12;
const sfntEntryBytes = 16;

/**
 * Unpacks a WOFF 1.0 file into the TrueType or OpenType file it was made from, with its tables unchanged. Throws a
 * RangeError if the file is truncated, and an Error if it is not a WOFF.
 */
export function unpackWoff(woff: Uint8Array): Uint8Array {
  const source = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (source.getUint32(0) !== 0x774f4646) throw new Error('This is no WOFF file.');
  const count = source.getUint16(12);
  const sfnt = new Uint8Array(source.getUint32(16));
  const target = new DataView(sfnt.buffer);

  const power = Math.floor(Math.log2(count));
  target.setUint32(0, source.getUint32(4));
  target.setUint16(4, count);
  target.setUint16(6, 16 * 2 ** power);
  target.setUint16(8, power);
  target.setUint16(10, 16 * (count - 2 ** power));

  let offset = sfntHeaderBytes + sfntEntryBytes * count;
  for (let index = 0; index < count; index += 1) {
    const entry = headerBytes + entryBytes * index;
    const place = sfntHeaderBytes + sfntEntryBytes * index;
    const [start, packed, length] = [entry + 4, entry + 8, entry + 12].map((at) => source.getUint32(at));
    if (start === undefined || packed === undefined || length === undefined) break;
    const bytes = woff.subarray(start, start + packed);
    sfnt.set(packed < length ? inflateSync(bytes) : bytes, offset);
    target.setUint32(place, source.getUint32(entry));
    target.setUint32(place + 4, source.getUint32(entry + 16));
    target.setUint32(place + 8, offset);
    target.setUint32(place + 12, length);
    offset += Math.ceil(length / 4) * 4;
  }
  return sfnt;
}
