import { isIPv6 } from 'node:net';

/**
 * What one household or school is counted as: an IPv4 address, or the first 64 bits of an IPv6 address, of which
 * every customer has a whole range (RFC 6177).
 */
export function networkOf(address: string): string {
  const [mapped] = /(?<=^::ffff:)[\d.]+$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [front = '', back] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const [head, tail] = [groups(front), groups(back ?? '')];
  const zeros = back === undefined ? 0 : 8 - head.length - tail.length;
  const all = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
