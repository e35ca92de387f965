import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#domain/kernel/languages.ts';
import type { Config } from '#server/config.ts';
import { cookieAttributes, readCookie, writeCookie } from './cookies.ts';

const SESSION = 'jugal';
/**
 * A cookie that tells the pages' scripts, and the server at `/`, that this browser is signed in and which language its
 * member reads. It holds no secret.
 */
const MARKER = 'jugal_in';
/** Absolute lifetime of a session. */
const MAX_AGE_SECONDS = 90 * 24 * 3600;

/** Returns the `Set-Cookie` lines that open (`token`) or close (`null`) this browser's session. */
export function sessionCookies(config: Config, token: string | null, language: Language): string[] {
  return [writeCookie(config, SESSION, token, MAX_AGE_SECONDS), markerCookie(config, token ? language : null)];
}

/**
 * Returns the `Set-Cookie` line of the marker for a member who reads `language`. The value `null` removes the marker.
 */
export function markerCookie(config: Config, language: Language | null): string {
  return `${MARKER}=${language ?? ''}; ${cookieAttributes(config, language ? MAX_AGE_SECONDS : 0)}`;
}

/**
 * Returns the signed-in member's language according to a `Cookie` header, or `null` without a marker. Markers from
 * before there were languages have the value `1`.
 */
export function readSessionMarker(cookieHeader: string | undefined): Language | null {
  const marker = cookieHeader?.split(';').find((part) => part.trim().startsWith(`${MARKER}=`));
  const value = marker?.trim().slice(MARKER.length + 1);
  if (!value) return null;
  return LANGUAGES.find((language) => language === value) ?? DEFAULT_LANGUAGE;
}

/** Returns the session token in a `Cookie` header, or `null`. */
export function readSessionToken(config: Config, cookieHeader: string | undefined): string | null {
  return readCookie(config, cookieHeader, SESSION);
}
