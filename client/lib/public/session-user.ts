import type { User } from '#domain/accounts/schema.ts';
import { localPath, paths } from '#domain/registry/screen-paths.ts';
import { pageLanguage } from '#messages/page-language.ts';
import { request } from './request.ts';
import { hasSessionMarker } from './session-marker.ts';

/**
 * Returns the signed-in user. Any failure counts as signed out (specification, section 4), and without the marker no
 * call is sent.
 */
export async function readSessionUser(): Promise<User | null> {
  if (!hasSessionMarker(document.cookie)) return null;
  return request<User>('GET', '/api/auth/user').catch(() => null);
}

/** Redirects a member who must change the password to that screen. Every page outside the session gate calls it. */
export async function confineMember() {
  const user = await readSessionUser();
  if (user?.mustChangePassword) location.replace(localPath(paths.changePassword, pageLanguage));
}
