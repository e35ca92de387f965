import type { Config } from '#server/config.ts';

/** Returns the `Set-Cookie` line of a cookie that no script can read. The value `null` removes the cookie. */
export function writeCookie(config: Config, name: string, value: string | null, maxAgeSeconds: number): string {
  return `${fullName(config, name)}=${value ?? ''}; ${cookieAttributes(config, value ? maxAgeSeconds : 0)}; HttpOnly`;
}

export function cookieAttributes(config: Config, maxAgeSeconds: number): string {
  return `Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}${isSecure(config) ? '; Secure' : ''}`;
}

/** Returns the value of a cookie in a `Cookie` header, or `null`. */
export function readCookie(config: Config, header: string | undefined, name: string): string | null {
  const start = `${fullName(config, name)}=`;
  for (const part of header?.split(';') ?? []) {
    const cookie = part.trim();
    if (cookie.startsWith(start)) return cookie.slice(start.length) || null;
  }
  return null;
}

function isSecure(config: Config): boolean {
  return config.publicUrl.startsWith('https:');
}

/** Returns a cookie's full name. Over https the prefix `__Host-` binds the cookie to the host. */
function fullName(config: Config, name: string): string {
  return isSecure(config) ? `__Host-${name}` : name;
}
