const contextEnd = '\u0004';

/** The messages of a compiled gettext catalogue (.mo), without their contexts. */
export function messagesOf(bytes: Buffer, side: 'original' | 'translation'): string[] {
  const isLittle = bytes.readUInt32LE(0) === 0x95_04_12_de;
  const read = (at: number): number => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const table = read(side === 'original' ? 12 : 16);
  return Array.from({ length: read(8) }, (_, index) => {
    const [length, at] = [read(table + index * 8), read(table + index * 8 + 4)];
    return bytes.toString('utf8', at, at + length);
  })
    .flatMap((message) => message.split('\0'))
    .map((message) => message.slice(message.indexOf(contextEnd) + 1))
    .map((message) => message.replace(/^[^\n^]*\^/u, '').replaceAll(/<[^>]*>/gu, ' '));
}
