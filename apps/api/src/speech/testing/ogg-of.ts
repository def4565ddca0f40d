/** An Ogg file of Opus packets (RFC 3533, RFC 7845), 48 per page. */
export function oggOf(packets: readonly Uint8Array[], samplesEach: number): Uint8Array<ArrayBuffer> {
  const perPage = 48;
  const head = Uint8Array.from([...ascii('OpusHead'), 1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0]);
  const tags = Uint8Array.from([...ascii('OpusTags'), 0, 0, 0, 0, 0, 0, 0, 0]);
  const pages = [page([head], 0, 0, 2), page([tags], 0, 1, 0)];
  for (let from = 0; from < packets.length; from += perPage) {
    const some = packets.slice(from, from + perPage);
    const isLast = from + perPage >= packets.length;
    pages.push(page(some, (from + some.length) * samplesEach, pages.length, isLast ? 4 : 0));
  }
  return new Uint8Array(Buffer.concat(pages));
}

/** One byte each: a 60 ms frame that was not sent because nobody spoke. */
export const silence = (seconds: number): Uint8Array<ArrayBuffer> =>
  oggOf(Array<Uint8Array>(Math.ceil(seconds / 0.06)).fill(Uint8Array.of(0x18)), 2880);

const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');

function page(packets: readonly Uint8Array[], position: number, index: number, flags: number): Buffer {
  const header = Buffer.alloc(27 + packets.length);
  header.write('OggS', 0, 'latin1');
  header.writeUInt8(flags, 5);
  header.writeBigInt64LE(BigInt(position), 6);
  header.writeUInt32LE(1, 14);
  header.writeUInt32LE(index, 18);
  header.writeUInt8(packets.length, 26);
  for (const [place, packet] of packets.entries()) header.writeUInt8(packet.length, 27 + place);
  const whole = Buffer.concat([header, ...packets]);
  whole.writeUInt32LE(checksum(whole), 22);
  return whole;
}

function checksum(bytes: Uint8Array): number {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 0x80000000 ? (sum << 1) ^ 0x04c11db7 : sum << 1;
  }
  return sum >>> 0;
}
