import { isIPv6 } from 'node:net';

/** Number of the eight IPv6 groups that name the network. One subscriber has all the rest (/64). */
const GROUPS = 4;

/**
 * Returns the part of a caller's address that limits count: an IPv4 address unchanged, or the /64 of an IPv6 address. A
 * subscriber can change the rest of an IPv6 address at will.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [bare = address] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = bare.split('::');
  const groups = head === '' ? [] : head.split(':');
  // `::` omits zero groups, and an IPv4 address at the end fills two groups.
  const after = tail ? tail.split(':') : [];
  const afterCount = after.length + (after.at(-1)?.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? 0 : 8 - groups.length - afterCount;
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...after];
  const network = all.slice(0, GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
