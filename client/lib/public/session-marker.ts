import { type Language, LANGUAGES } from '#domain/kernel/languages.ts';

/**
 * Matches the cookie that the server sets beside the session cookie, which scripts cannot read. It grants no access: it
 * only selects the page to render first.
 */
export const markerPattern = /(?:^|; )jugal_in=(?:1|en|gu|hi)(?:;|$)/;

/** Returns true if a member is probably signed in on this device. */
export function hasSessionMarker(cookies: string) {
  return markerPattern.test(cookies);
}

/**
 * Returns the language of the member who is probably signed in; `undefined` if signed out, and for a marker from before
 * languages existed.
 */
export function readMarkerLanguage(): Language | undefined {
  const [, value] = /(?:^|; )jugal_in=(\w+)/.exec(document.cookie) ?? [];
  return LANGUAGES.find((language) => language === value);
}

/** Deletes the marker after the session ended elsewhere, so that the start address shows the landing page. */
export function deleteSessionMarker() {
  document.cookie = `jugal_in=; Path=/; Max-Age=0${location.protocol === 'https:' ? '; Secure' : ''}`;
}

/** Stores the member's language in the marker, so that the server serves the app in it. */
export function storeSessionMarker(language: Language) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `jugal_in=${language}; Path=/; SameSite=Lax; Max-Age=${90 * 24 * 3600}${secure}`;
}

/** Sets `data-member` on `<html>` if a member is signed in, for the classes `only-member` and `only-visitor`. */
export function markMember() {
  document.documentElement.toggleAttribute('data-member', hasSessionMarker(document.cookie));
}

/** Sets `data-member` before the first paint, in the head of every public page. */
export const memberScript = `if(${String(markerPattern)}.test(document.cookie))document.documentElement.dataset.member=''`;
