import { isIPv6 } from 'node:net';

/**
 * Key for one household or school: an IPv4 address, or the first 64 bits of an IPv6 address, since every customer has a
 * whole range of these (RFC 6177).
 */
export const networkOf = (address: string): string => front(address, 4);

/**
 * Key for the largest range given to one customer: the first 48 bits of an IPv6 address (RFC 6177), else the address.
 */
export const siteOf = (address: string): string => front(address, 3);

function front(address: string, groupsKept: number): string {
  const [mapped] = /(?<=^::ffff:)[\d.]+$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [start = '', back] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const [head, tail] = [groups(start), groups(back ?? '')];
  const zeros = back === undefined ? 0 : 8 - head.length - tail.length;
  const all = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail];
  return `${all
    .slice(0, groupsKept)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/${groupsKept * 16}`;
}
