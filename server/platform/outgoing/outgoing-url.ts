import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Names that only a local network knows (RFC 6761, RFC 6762, RFC 8375). */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.*$/;

/**
 * Reads an address that a member typed, or returns `null` for one that is not allowed: another scheme than https (or
 * webcal, which is read as https), credentials, another port, a local name, an IP address that is not public.
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
  if (url.port !== '') return false;
  return isIP(host) ? isPublicAddress(host) : host.includes('.') && !LOCAL_NAME.test(host);
}

/** Returns the name or the IP address, without the brackets of IPv6. */
export function toHost({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}
