import type { Config } from '#server/config.ts';
import { cookieAttributes, readCookie, writeCookie } from './cookies.ts';

const SESSION = 'jugal';
/** A cookie that lets the pages' scripts, and the server at `/`, know that this browser is signed in. Holds no secret. */
const MARKER = 'jugal_in';
/** The absolute end of a session. */
const MAX_AGE_SECONDS = 90 * 24 * 3600;

/** The `Set-Cookie` lines that open (`token`) or close (`null`) this browser's session. */
export function sessionCookies(config: Config, token: string | null): string[] {
  return [
    writeCookie(config, SESSION, token, MAX_AGE_SECONDS),
    `${MARKER}=${token ? '1' : ''}; ${cookieAttributes(config, token ? MAX_AGE_SECONDS : 0)}`,
  ];
}

/** Whether a `Cookie` header says that the browser is signed in. */
export function hasSessionMarker(cookieHeader: string | undefined): boolean {
  return cookieHeader?.split(';').some((part) => part.trim() === `${MARKER}=1`) ?? false;
}

/** The session's token in a `Cookie` header, or `null`. */
export function readSessionToken(config: Config, cookieHeader: string | undefined): string | null {
  return readCookie(config, cookieHeader, SESSION);
}
