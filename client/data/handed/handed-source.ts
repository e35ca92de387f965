/** The part of a request to the share target that says who sent it. */
export type HandedRequest = Pick<Request, 'headers' | 'referrer'>;

/**
 * Returns true for a hand-over that a page of another site has posted, as far as a service worker can tell. The phone's
 * own has no referrer, and 'none' as `Sec-Fetch-Site`, which few browsers show to a service worker. A page that hides
 * its address looks like the phone, so nothing of a hand-over is sent before the member saves.
 */
export function isFromOtherSite({ headers, referrer }: HandedRequest, own: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site === 'cross-site' || site === 'same-site') return true;
  const named = [headers.get('origin') ?? '', referrer].map((address) => URL.parse(address)?.origin ?? 'null');
  return named.some((origin) => origin !== 'null' && origin !== own);
}
