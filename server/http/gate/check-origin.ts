import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a change comes from our own origin. Browsers set `Sec-Fetch-Site` and `Origin` truthfully;
 * a caller that sends neither is no browser, so no page can make it send somebody's cookies.
 */
export function isTrustedOrigin(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  const host = URL.parse(origin)?.host;
  return origin === new URL(publicUrl).origin || (host !== undefined && host === headers.host);
}

/** Whether a page of another site led here. Older browsers say it by the referrer alone, and a caller without either is no page. */
export function comesFromElsewhere(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  if (headers['sec-fetch-site'] !== undefined || headers.origin !== undefined)
    return !isTrustedOrigin(headers, publicUrl);
  const { referer, host } = headers;
  return (
    referer !== undefined &&
    !isTrustedOrigin({ origin: URL.parse(referer)?.origin ?? 'null', host }, publicUrl)
  );
}
