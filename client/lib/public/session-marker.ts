/** The cookie that the server sets beside the session's own, which scripts cannot read. It grants nothing: it only says which page to draw first. */
const markerPattern = /(?:^|; )jugal_in=1(?:;|$)/;

/** Whether someone is probably signed in on this device. */
export function hasSessionMarker(cookies: string) {
  return markerPattern.test(cookies);
}

/** The session has ended somewhere else: the start address is the landing page again. */
export function forgetSessionMarker() {
  document.cookie = `jugal_in=; Path=/; Max-Age=0${location.protocol === 'https:' ? '; Secure' : ''}`;
}

/** Says on `<html>` whether someone is signed in: the classes `only-member` and `only-visitor` go by it. */
export function markMember() {
  document.documentElement.toggleAttribute('data-member', hasSessionMarker(document.cookie));
}

/** The same before the first paint, in the head of every public page. */
export const memberScript = `if(${String(markerPattern)}.test(document.cookie))document.documentElement.dataset.member=''`;
