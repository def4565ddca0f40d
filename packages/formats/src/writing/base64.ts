const digits = Uint8Array.from(
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
  (digit) => digit.codePointAt(0) ?? 0,
);
const padding = 0x3d;

/** Bytes in base64 (RFC 4648, 4). Node 24 has no `Uint8Array.toBase64`, and `btoa` takes six times as long. */
export function base64(bytes: Uint8Array): string {
  const text = new Uint8Array(4 * Math.ceil(bytes.length / 3)).fill(padding);
  for (let from = 0, to = 0; from < bytes.length; from += 3, to += 4) {
    const [first = 0, second = 0, third = 0] = [bytes[from], bytes[from + 1], bytes[from + 2]];
    text[to] = digits[first >> 2] ?? 0;
    text[to + 1] = digits[((first & 3) << 4) | (second >> 4)] ?? 0;
    if (from + 1 < bytes.length) text[to + 2] = digits[((second & 15) << 2) | (third >> 6)] ?? 0;
    if (from + 2 < bytes.length) text[to + 3] = digits[third & 63] ?? 0;
  }
  return new TextDecoder().decode(text);
}
