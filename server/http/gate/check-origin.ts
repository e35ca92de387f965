import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a change may come from where its headers say. Browsers tell the truth in `Sec-Fetch-Site` and `Origin`;
 * a caller that sends neither is no browser and carries nobody's cookies by accident.
 */
export function isTrustedOrigin(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  return origin === new URL(publicUrl).origin || URL.parse(origin)?.host === headers.host;
}
