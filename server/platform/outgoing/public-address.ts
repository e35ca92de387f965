import { BlockList, isIP } from 'node:net';

/** Special-purpose ranges that are not globally reachable, or embed other addresses (IANA registries, RFC 6890). */
const IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Ranges within 2000::/3. All other addresses are refused, among them mapped and translated IPv4. */
const IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const special = { ipv4: toBlockList(IPV4, 'ipv4'), ipv6: toBlockList(IPV6, 'ipv6') };
const unicast = toBlockList(['2000::/3'], 'ipv6');

function toBlockList(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}

/** Returns true for an IP address that anyone on the internet can reach. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.ipv4.check(address, 'ipv4');
  if (version !== 6 || address.includes('%')) return false;
  return unicast.check(address, 'ipv6') && !special.ipv6.check(address, 'ipv6');
}
