import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Ports that are fetched: any other would let a member scan ports in the server's name. The first is https' own. */
const PORTS = ['', '8443'];

/**
 * Reads an address that a member typed, or returns `null` for one that is not allowed: another scheme than https (or
 * webcal, which is read as https), another port, credentials, an IP address that is not public. A name is checked when
 * it is resolved.
 */
export function parseOutgoingUrl(text: string, allowedHosts: readonly string[]): URL | null {
  const url = URL.parse(text.trim().replace(/^webcals?:/i, 'https:'));
  if (url?.protocol !== 'https:' || url.username || url.password) return null;
  url.hash = '';
  if (isAllowedHost(url, allowedHosts)) return url;
  return PORTS.includes(url.port) && isPublicHost(url) ? url : null;
}

/** Returns true for a host and port that the operator allows though they are not public. */
export function isAllowedHost({ hostname, port }: URL, allowedHosts: readonly string[]): boolean {
  return allowedHosts.includes(`${hostname}:${port || '443'}`);
}

function isPublicHost(url: URL): boolean {
  const host = toHost(url);
  return !isIP(host) || isPublicAddress(host);
}

/** Returns the name or the IP address, without the brackets of IPv6. */
export function toHost({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}
