import type { IncomingHttpHeaders } from 'node:http';

/**
 * Returns true if a change comes from our own origin. Browsers set `Sec-Fetch-Site` and `Origin` truthfully; a caller
 * that sends neither is no browser, so no page can make it send a member's cookies.
 */
export function isTrustedOrigin(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  const host = URL.parse(origin)?.host;
  return origin === new URL(publicUrl).origin || (host !== undefined && host === headers.host);
}

/**
 * Returns true if a page of another site led here. Older browsers send only `Referer`, and a caller that sends none of
 * these headers is no page.
 */
export function comesFromElsewhere(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  if (headers['sec-fetch-site'] !== undefined || headers.origin !== undefined)
    return !isTrustedOrigin(headers, publicUrl);
  const { referer, host } = headers;
  return referer !== undefined && !isTrustedOrigin({ origin: URL.parse(referer)?.origin ?? 'null', host }, publicUrl);
}
