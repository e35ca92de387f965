import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/**
 * Reads an address that a member typed, or returns `null` for one that is not allowed: another scheme than https (or
 * webcal, which is read as https), credentials, an IP address that is not public. A name is checked when it is resolved.
 */
export function parseOutgoingUrl(text: string, allowedHosts: readonly string[]): URL | null {
  const url = URL.parse(text.trim().replace(/^webcals?:/i, 'https:'));
  if (url?.protocol !== 'https:' || url.username || url.password) return null;
  url.hash = '';
  return isAllowedHost(url, allowedHosts) || isPublicHost(url) ? url : null;
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
