import type { Config } from '#server/config.ts';

/** Tells the pages' scripts, and the server at `/`, that this browser is signed in. Carries no secret. */
const MARKER = 'jugal_in';
/** The absolute end of a session. */
const MAX_AGE_SECONDS = 90 * 24 * 3600;

/** Over https the name binds the cookie to the host (`__Host-`). */
function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-jugal' : 'jugal';
}

/** The `Set-Cookie` lines that open (`token`) or close (`null`) this browser's session. */
export function sessionCookies(config: Config, token: string | null): string[] {
  const isSecure = config.publicUrl.startsWith('https:');
  const attributes = `Path=/; SameSite=Lax; Max-Age=${token ? MAX_AGE_SECONDS : 0}${isSecure ? '; Secure' : ''}`;
  return [
    `${sessionCookieName(isSecure)}=${token ?? ''}; ${attributes}; HttpOnly`,
    `${MARKER}=${token ? '1' : ''}; ${attributes}`,
  ];
}

/** The session's token in a `Cookie` header, or `null`. */
export function readSessionToken(config: Config, cookieHeader: string | undefined): string | null {
  if (!cookieHeader) return null;
  const name = `${sessionCookieName(config.publicUrl.startsWith('https:'))}=`;
  for (const part of cookieHeader.split(';')) {
    const cookie = part.trim();
    if (cookie.startsWith(name)) return cookie.slice(name.length) || null;
  }
  return null;
}
