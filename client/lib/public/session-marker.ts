import { type Language, LANGUAGES } from '#messages/languages.ts';

/** The cookie that the server sets beside the session's own, which scripts cannot read. It grants nothing: it only says which page to draw first. */
export const markerPattern = /(?:^|; )jugal_in=(?:1|en|gu|hi)(?:;|$)/;

/** Whether someone is probably signed in on this device. */
export function hasSessionMarker(cookies: string) {
  return markerPattern.test(cookies);
}

/** What the member reads who is probably signed in here; `undefined` for nobody, and for a marker of before there were languages. */
export function readMarkerLanguage(): Language | undefined {
  const [, value] = /(?:^|; )jugal_in=(\w+)/.exec(document.cookie) ?? [];
  return LANGUAGES.find((language) => language === value);
}

/** The session has ended somewhere else: the start address is the landing page again. */
export function forgetSessionMarker() {
  document.cookie = `jugal_in=; Path=/; Max-Age=0${location.protocol === 'https:' ? '; Secure' : ''}`;
}

/** The member reads another language now: the server shows the app in it. */
export function keepSessionMarker(language: Language) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `jugal_in=${language}; Path=/; SameSite=Lax; Max-Age=${90 * 24 * 3600}${secure}`;
}

/** Says on `<html>` whether someone is signed in: the classes `only-member` and `only-visitor` go by it. */
export function markMember() {
  document.documentElement.toggleAttribute('data-member', hasSessionMarker(document.cookie));
}

/** The same before the first paint, in the head of every public page. */
export const memberScript = `if(${String(markerPattern)}.test(document.cookie))document.documentElement.dataset.member=''`;
