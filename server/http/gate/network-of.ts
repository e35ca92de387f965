import { isIPv6 } from 'node:net';

/** How many of the eight groups of an IPv6 address name the network: one subscriber has all the rest (/64). */
const GROUPS = 4;

/**
 * What limits count of a caller's address: an IPv4 address as it is, and the /64 of an IPv6 address, which a single subscriber
 * can change at will within.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [bare = address] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = bare.split('::');
  const groups = head === '' ? [] : head.split(':');
  // What `::` leaves out is zeros; an IPv4 address at the end stands for two groups.
  const after = tail ? tail.split(':') : [];
  const afterCount = after.length + (after.at(-1)?.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? 0 : 8 - groups.length - afterCount;
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...after];
  const network = all.slice(0, GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
